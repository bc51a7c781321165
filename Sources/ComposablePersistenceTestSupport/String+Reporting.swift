import Foundation

extension String {
  /// Creates the text of a value in a message: data are texts, or sizes if they are large.
  ///
  /// It has at most 1,000 characters.
  init(reporting value: Any) {
    let text = Self.text(of: value)
    self = text.count > 1_000 ? "\(text.prefix(1_000))…" : text
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let data as Data where data.count > 64: return "\(data.count) bytes"
    case let data as Data: return String(decoding: data, as: UTF8.self).debugDescription
    case let string as String: return string.debugDescription
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard let first = mirror.children.first else {
      return mirror.displayStyle == .optional ? "nil" : "\(value)"
    }
    let children = mirror.children.map { text(of: $0.value) }
    switch mirror.displayStyle {
    case .optional: return text(of: first.value)
    case .collection: return "[\(children.joined(separator: ", "))]"
    case .set: return "[\(children.sorted().joined(separator: ", "))]"
    case .dictionary:
      let pairs = mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { text(of: $0.value) }.joined(separator: ": ")
      }
      return "[\(pairs.sorted().joined(separator: ", "))]"
    case .enum:
      let payload = children.joined(separator: ", ")
      return "\(first.label ?? "")" + (payload.hasPrefix("(") ? payload : "(\(payload))")
    case .struct: return "\(mirror.subjectType)(\(fields(of: mirror)))"
    case .tuple: return "(\(fields(of: mirror)))"
    default: return "\(value)"
    }
  }

  /// Returns the labels and values of a structure or a tuple.
  private static func fields(of mirror: Mirror) -> String {
    mirror.children.map { child in
      // Elements of a tuple without labels are called ".0", ".1" and so on.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + text(of: child.value)
    }
    .joined(separator: ", ")
  }
}
