@_spi(Renderer) import ComposableUI

extension Rendering {
  /// All data of the elements, each above its children.
  ///
  /// A value is left out if it is `nil`, `false` or empty. The window and the page are not shown if
  /// they have no data.
  var snapshot: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    let inner = children.flatMap(\.lines)
    if content == .page || content == .window(WindowContent()) { return inner }
    return [text(of: numberedContent) ?? ""] + inner.map { "  \($0)" }
  }

  /// The content, with the index of a picker's selected option instead of its identifier.
  private var numberedContent: ElementContent {
    guard case .picker(var picker) = content else { return content }
    picker.selection = options.firstIndex { $0.id == picker.selection }
    return .picker(picker)
  }
}

/// The value as text; `nil` if it is left out.
private func text(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    // An optional flag that is false is not one that is `nil`.
    return mirror.children.first.flatMap {
      text(of: $0.value) ?? ($0.value is Bool ? "false" : nil)
    }
  case .collection, .set:
    let elements = mirror.children.compactMap { text(of: $0.value) }
    return elements.isEmpty ? nil : "[" + elements.joined(separator: ", ") + "]"
  case .enum:
    guard let payload = mirror.children.first else { return "\(value)" }
    return payload.label.map { name in "\(name)\(fields(of: payload.value) ?? "")" }
  case .struct where !(value is any CustomStringConvertible), .tuple:
    return fields(of: value)
  default:
    switch value {
    case let flag as Bool: return flag ? "true" : nil
    case let string as String: return string.isEmpty ? nil : "\"\(string)\""
    default: return "\(value)"
    }
  }
}

/// The properties of a structure or of the values of a case, in parentheses.
private func fields(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple,
    !(value is any CustomStringConvertible)
  else { return text(of: value).map { "(\($0))" } }
  let fields = mirror.children.compactMap { child -> String? in
    guard let text = text(of: child.value) else { return nil }
    guard let label = child.label, !label.hasPrefix("."), label != "rawValue" else { return text }
    return text == "true" ? label : "\(label): \(text)"
  }
  return fields.isEmpty ? nil : "(" + fields.joined(separator: ", ") + ")"
}
