public import ComposableUI
import Foundation

/// A view that displays a chart.
///
/// ```swift
/// Chart(days) { day in
///   BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
///     .foregroundStyle(by: .value("Device", day.device))
/// }
/// .frame(height: 240)
/// ```
///
/// 1. It takes the available space, or a height of 240 points where there is none to take.
/// 2. The server draws it without knowing its size: its first page has it, and a browser scales it without
///    asking. Texts, lines and symbols keep their sizes.
/// 3. Its marks move when their values change in `withAnimation`, and obey the user's setting for
///    less motion. A line with another number of points fades in.
/// 4. Assistive technologies find a figure with a table of the values.
/// 5. A mark with a number that is not finite is left out.
public nonisolated struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.self) private var environment

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
  public var body: some View {
    let options = environment.chartOptions
    let plan = plan(options)
    ChartView(plan: plan, options: options, slider: slider(plan, options))
  }

  private func plan(_ options: ChartOptions) -> ChartPlan {
    let marks = MainActor.assumeOwnsViews(content) { content in
      var marks = _MarkCollection()
      Content._collect(content, into: &marks)
      return marks.marks
    }
    return ChartPlan(marks, options, in: environment)
  }

  /// The selection as a slider; `nil` for none.
  private func slider(_ plan: ChartPlan, _ options: ChartOptions) -> PlotLayerContent.Slider? {
    guard let selection = options.selections.last?.value else { return nil }
    let values = plan.layout.values(of: selection.kind)
    let current = selection.current()
    let name = [.y, .yRange, .angle].contains(selection.kind) ? plan.names.y : plan.names.x
    let texts = ChartTexts(plan.table)
    return PlotLayerContent.Slider(
      label: name ?? plan.label, index: current.flatMap { values.firstIndex(of: $0) },
      count: values.count, text: current.map { texts.text(of: $0, selection.kind) } ?? "",
      isRange: selection.isRange)
  }
}

nonisolated extension Chart where Content == _ChartContents {
  /// Creates a chart with marks for each identifiable element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: Creates the marks of an element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ChartContentBuilder content: (Data.Element) -> some ChartContent
  ) where Data.Element: Identifiable {
    self.init(_ChartContents(contents: data.map { content($0) }))
  }

  /// Creates a chart with marks for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: Ignored. A mark keeps its identity as long as its kind, its series and its place on the axis of
  ///     the categories are the same.
  ///   - content: Creates the marks of an element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: (Data.Element) -> some ChartContent
  ) {
    self.init(_ChartContents(contents: data.map { content($0) }))
  }

  private init(_ contents: _ChartContents) { content = contents }
}
