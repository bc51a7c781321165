import ComposableUI
import Foundation

/// The lines and the labels of an axis at one edge of a plot area.
struct AxisPlan {
  /// A line across the plot area, or a tick.
  struct Line: Identifiable {
    let id: ID
    let element: AxisLineContent
  }

  /// A label.
  struct Label: Identifiable {
    let id: ID
    let element: AxisLabelContent
    let font: Font?
    let view: AnyView
  }

  /// The identity of a part: it moves when the scale changes.
  struct ID: Hashable {
    let group: Int
    let datum: _Datum
    let part: Int
  }

  var lines: [Line] = []
  /// The labels, by the edges at which they are.
  var labels: [AxisMarkPosition.Edge: [Label]] = [:]

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - axis: The direction of the axis.
  ///   - options: The options of the axis.
  ///   - scale: The scale, for a y axis from the top.
  ///   - calendar: The calendar of the user.
  init(_ axis: Axis, _ options: AxisOptions, on scale: PlotScale, in calendar: Calendar) {
    for (group, marks) in options.marks.enumerated() {
      let data = marks.values.values(on: scale, in: calendar)
      let places = data.map { scale.position(of: $0) ?? 0 }
      let edge = marks.position.edge(of: axis)
      let step = marks.values.dateStep(on: scale)
      let width = Double(data.count) * Self.labelWidth(on: scale)
      for (index, datum) in data.enumerated() {
        let value = AxisValue(datum: datum, index: index, count: data.count)
        let parts = marks.parts?(value) ?? Self.defaultParts(of: scale)
        for (number, part) in parts.enumerated() {
          let id = ID(group: group, datum: datum, part: number)
          // The middle between a value and the next one, or the end of the scale.
          let isCentered = part.isCentered == true && !scale.isBanded
          let next = index + 1 < places.count ? places[index + 1] : axis == .horizontal ? 1 : 0
          let place = options.scale.place(
            isCentered ? (places[index] + next) / 2 : places[index], on: axis)
          switch part.kind {
          case .gridLine(let stroke):
            lines.append(
              Line(
                id: id,
                element: AxisLineContent(
                  edge: edge, place: place, stroke: stroke, style: part.style)))
          case .tick(let stroke, let length):
            lines.append(
              Line(
                id: id,
                element: AxisLineContent(
                  edge: edge, place: place, stroke: stroke, style: part.style, length: length)))
          case .label(let label):
            let view = label.content?(value) ?? AnyView(Self.text(of: datum, step, calendar))
            let level = index % 4 == 0 ? 0 : index % 2 == 0 ? 1 : 2
            labels[edge, default: []].append(
              Label(
                id: id,
                element: AxisLabelContent(
                  edge: edge, place: place,
                  anchor: label.anchor ?? Self.anchor(isCentered ? 0.5 : places[index], axis),
                  isVertical: label.isVertical, level: level, neededWidth: width,
                  style: part.style),
                font: part.font, view: view))
          }
        }
      }
    }
  }

  private static func defaultParts(of scale: PlotScale) -> [_AxisMarkPart] {
    if scale.isBanded { return AxisValueLabel()._parts }
    return AxisGridLine()._parts + AxisTick()._parts + AxisValueLabel()._parts
  }

  private static func text(of datum: _Datum, _ step: DateStep, _ calendar: Calendar) -> Text {
    switch datum {
    case .number(let number): Text(number, format: .number)
    case .date(let date): Text(date, format: step.format(of: date, in: calendar))
    case .category(let name): Text(verbatim: name)
    }
  }

  /// The approximate width of a label with the space beside it, in units of the font size.
  private static func labelWidth(on scale: PlotScale) -> Double {
    guard scale.isBanded else { return scale.isDate ? 4.5 : 3.5 }
    return Double(scale.categories.map(\.count).max() ?? 0) * 0.6 + 1
  }

  /// The point of a label that is at its value: the middle, or an edge at an end of an x axis, where a label
  /// would otherwise leave the plot area.
  private static func anchor(_ place: Double, _ axis: Axis) -> UnitPoint {
    guard axis == .horizontal else { return .center }
    return place < 0.02 ? .leading : place > 0.98 ? .trailing : .center
  }
}

extension AxisMarkPosition {
  /// The edge of the plot area for an axis.
  fileprivate func edge(of axis: Axis) -> Edge {
    switch (axis, edge) {
    case (.horizontal, .top), (.vertical, .leading): edge
    case (.horizontal, _): .bottom
    case (.vertical, _): .trailing
    }
  }
}
