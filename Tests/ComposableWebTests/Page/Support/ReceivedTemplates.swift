@testable import ComposableWeb

/// The templates that a browser has received.
struct ReceivedTemplates {
  private var templates: [[JSONValue]] = []

  /// Receives the templates of a message.
  mutating func receive(_ message: JSONValue) {
    guard case .array(let new)? = message["templates"] else { return }
    for case .array(let template) in new { templates.append(template) }
  }

  /// The HTML of an inserted element: itself, or that of an instance of a template.
  func html(_ value: JSONValue?) -> String? {
    if let html = value?.string { return html }
    guard case .array(let parts)? = value, parts.count >= 2, let number = parts[0].int,
      let root = parts[1].int, templates.indices.contains(number),
      case .array(let literals) = templates[number][0],
      case .array(let defaults) = templates[number][1],
      case .array(let identifierHoles) = templates[number][2]
    else { return nil }
    var values = defaults.compactMap(\.string)
    for index in stride(from: 2, to: parts.count, by: 2) {
      values[parts[index].int ?? -1] = parts[index + 1].string ?? ""
    }
    for hole in identifierHoles.compactMap(\.int) {
      values[hole] = values[hole].replacing(/\{(0|-?[1-9]\d{0,14})\}/) {
        "\(root + (Int($0.output.1) ?? 0))"
      }
    }
    return zip(literals, values + [""]).map { ($0.string ?? "") + $1 }.joined()
  }

  /// Receives a message, and returns it with the HTML of the instances in it.
  mutating func expand(_ text: String) -> String {
    guard let message = JSONValue(parsing: text.utf8) else { return text }
    receive(message)
    guard case .array(let patches)? = message["p"] else { return text }
    let instances = patches.compactMap { patch -> String? in
      guard case .array(let parts) = patch, parts.count > 3, parts[0] == .string("i"),
        parts[3].string == nil
      else { return nil }
      return html(parts[3])
    }
    return text + instances.joined()
  }
}
