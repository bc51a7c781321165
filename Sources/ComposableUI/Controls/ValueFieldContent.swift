import ComposableHTML

/// The content of a field whose value has a format of HTML: a date, a time or a color.
struct ValueFieldContent: ElementContent {
  /// The kind of value.
  var kind: Kind
  /// The value: a date and time such as "2026-03-09T17:05", or a part of it, or a color such as
  /// "#ff3b30".
  var value: String
  /// The smallest valid date or time; `nil` for any.
  var minimum: String?
  /// The largest valid date or time; `nil` for any.
  var maximum: String?
  /// True if the field accepts interactions.
  var isEnabled: Bool

  /// The kind of a value.
  enum Kind: Equatable, Sendable {
    case date, time, dateAndTime, color
  }

  func html(in context: RenderContext) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i")
    switch kind {
    case .date: input.set("type", "date")
    case .time: input.set("type", "time")
    case .dateAndTime: input.set("type", "datetime-local")
    case .color: input.set("type", "color")
    }
    input.set("data-on", "value")
    input.setAccessibleName(kind == .color ? .color : .date, after: "c\(context.id)", context)
    // There is always a value: browsers then show no button that clears the field.
    input.set("required", kind != .color)
    input.set("min", minimum)
    input.set("max", maximum)
    input.set("disabled", !isEnabled)
    input.set("value", value)
    return HTMLNode(
      "div", class: isEnabled ? "value-field" : "value-field off",
      [HTMLNode.labelHost, .node(input)])
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: .horizontal, traits: [.control, .flexible, .interactive])
  }

  func applying(_ interaction: Interaction) -> ValueFieldContent? {
    guard case .text(let text) = interaction else { return nil }
    var content = self
    content.value = text
    return content
  }

  var description: String {
    let name = kind == .color ? "ColorPicker" : "DatePicker"
    let range = minimum == nil && maximum == nil ? "" : " in \(minimum ?? "")...\(maximum ?? "")"
    return "\(name) \(value)\(range)" + enabled(isEnabled)
  }
}
