@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes a field whose value the browser edits in a way of its own.
  static func valueField(
    _ field: ValueFieldContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i")
    switch field.kind {
    case .date: input.set("type", "date")
    case .time: input.set("type", "time")
    case .dateAndTime: input.set("type", "datetime-local")
    case .color: input.set("type", "color")
    }
    input.set("data-on", "value")
    input.setAccessibleName(field.kind == .color ? .color : .date, after: "c\(id)", context)
    // There is always a value: browsers then show no button that clears the field.
    input.set("required", field.kind != .color)
    input.set("min", field.minimum)
    input.set("max", field.maximum)
    input.set("disabled", !field.isEnabled)
    input.set("value", field.value)
    return HTMLNode(
      "div", class: field.isEnabled ? "value-field" : "value-field off",
      [labelHost, .node(input)])
  }
}
