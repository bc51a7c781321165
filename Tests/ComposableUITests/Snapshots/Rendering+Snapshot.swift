@_spi(Renderer) @testable import ComposableUI

extension Rendering {
  /// All data of the elements, each above its children.
  ///
  /// A value is left out if it is `nil`, `false` or empty. The window and the page are not shown if
  /// they have no data.
  var snapshot: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    let inner = children.flatMap(\.lines)
    if content.is(PageContent.self) || content == WindowContent() { return inner }
    return [text(of: numberedContent)] + inner.map { "  \($0)" }
  }

  /// The content, with the index of a picker's selected option instead of its identifier.
  private var numberedContent: any ElementContent {
    guard var picker = content.as(PickerContent.self) else { return content.base }
    picker.selection = options.firstIndex { $0.id == picker.selection }
    return picker
  }
}

/// The name of a content with its values.
private func text(of content: any ElementContent) -> String {
  let name = "\(type(of: content))".replacing(/Content$/, with: "")
  let mirror = Mirror(reflecting: content)
  return name
    + (mirror.displayStyle == .enum ? ".\(caseText(of: content))" : fields(of: mirror) ?? "")
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
  case .enum: return caseText(of: value)
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

/// The name and the values of a case.
private func caseText(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
  return name + (fields(of: payload.value) ?? "")
}

/// The properties of a structure or of the values of a case, in parentheses.
private func fields(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple,
    !(value is any CustomStringConvertible)
  else { return text(of: value).map { "(\($0))" } }
  return fields(of: mirror)
}

private func fields(of mirror: Mirror) -> String? {
  let fields = mirror.children.compactMap { child -> String? in
    guard let text = text(of: child.value) else { return nil }
    guard let label = child.label, !label.hasPrefix("."), label != "rawValue" else { return text }
    return text == "true" ? label : "\(label): \(text)"
  }
  return fields.isEmpty ? nil : "(" + fields.joined(separator: ", ") + ")"
}
