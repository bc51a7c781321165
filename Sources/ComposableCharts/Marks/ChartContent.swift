/// A part of a chart: a mark, or a type with a body of marks.
///
/// ```swift
/// struct Limit: ChartContent {
///   let value: Double
///   var body: some ChartContent {
///     RuleMark(y: .value("Limit", value)).foregroundStyle(.red)
///   }
/// }
/// ```
///
/// Unlike in Swift Charts, `@State` and `@Environment` have no effect in such a type: give it what it
/// needs.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent

  /// The marks.
  @ChartContentBuilder var body: Body { get }

  /// Appends the marks of a part to those of a chart.
  static func _collect(_ content: Self, into marks: inout _MarkCollection)
}

extension ChartContent {
  /// Appends the marks of the body.
  @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollection) {
    Body._collect(content.body, into: &marks)
  }
}

/// A part of a chart without a body, which appends its marks itself.
public nonisolated protocol _PrimitiveChartContent: ChartContent where Body == _NoMarks {}

nonisolated extension _PrimitiveChartContent {
  /// Never called, since the part appends its marks itself.
  public var body: _NoMarks { return _NoMarks() }
}

/// The body of a part of a chart that has none.
public nonisolated struct _NoMarks: ChartContent {
  /// The value itself.
  public var body: _NoMarks { return self }

  /// Appends nothing.
  @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollection) {}
}

/// The marks of a chart, with the traits that modifiers around the next ones set.
public struct _MarkCollection {
  var marks: [Mark] = []
  var traits = MarkTraits()
}

/// Several parts of a chart, with their types erased.
public nonisolated struct _ChartContents: _PrimitiveChartContent {
  let contents: [any ChartContent]

  /// Appends the marks of all parts.
  @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollection) {
    func collect<Content: ChartContent>(_ content: Content) {
      Content._collect(content, into: &marks)
    }
    for each in content.contents { collect(each) }
  }
}

/// A part of a chart whose type is erased.
public nonisolated struct AnyChartContent: _PrimitiveChartContent {
  private let contents: _ChartContents

  /// Erases the type of a part.
  public init(_ content: some ChartContent) { contents = _ChartContents(contents: [content]) }

  /// Erases the type of a part.
  public init(erasing content: some ChartContent) { self.init(content) }

  /// Appends the marks of the part.
  @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollection) {
    _ChartContents._collect(content.contents, into: &marks)
  }
}

/// Several parts of a chart, which modifiers change together.
///
/// ```swift
/// Plot {
///   LineMark(x: .value("Day", day), y: .value("Sales", sales))
///   PointMark(x: .value("Day", day), y: .value("Sales", sales))
/// }
/// .foregroundStyle(.green)
/// ```
public nonisolated struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Creates a part from several ones.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Appends the marks of all parts.
  @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollection) {
    Content._collect(content.content, into: &marks)
  }
}
