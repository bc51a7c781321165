/// Writes an action as the arguments of `send` or `receive`.
struct ActionSourceWriter {
  let action: RecordedValue
  /// The changes that the action has made.
  let changes: [RecordedChange]
  /// The state after the action.
  let state: RecordedValue
  /// True if actions can be compared.
  let comparesActions: Bool
  private let writer = SourceWriter()

  init(
    action: RecordedValue, changes: [RecordedChange], state: RecordedValue, comparesActions: Bool
  ) {
    self.action = action
    self.changes = changes
    self.state = state
    self.comparesActions = comparesActions
  }

  /// Returns the action, `.saveTapped`, or a case key path and the last value, `\.rows[id: 1].renamed` and `"Milk"`.
  ///
  /// - Parameter isReceived: `true` for an action that an effect has sent.
  func arguments(isReceived: Bool) -> [RecordedValue] {
    var action = action
    if let path = caseKeyPath(&action), path.steps.count > 1 || (isReceived && !comparesActions) {
      let keyPath = RecordedValue.literal("\\" + path.steps.joined())
      let value = isReceived && !comparesActions ? nil : path.value
      return [keyPath] + (value.map { [$0] } ?? [])
    }
    return [action]
  }

  /// Returns the path of cases to the innermost action, and the value of that, if it has one; `nil` if there is no path
  /// to it.
  ///
  /// - Parameter action: The action. The change of a binding in it gets the key path of its field.
  private func caseKeyPath(
    _ action: inout RecordedValue, after names: [String] = []
  ) -> (steps: [String], value: RecordedValue?)? {
    guard case .enumeration(let type, let name, var values) = action else { return ([], action) }
    let kind = Self.kind(of: type)
    var names = names
    let step: String
    switch kind {
    case .other: return ([], action)
    case .binding where values.count == 1:
      let fields = fields(ofBinding: values[0].value, in: names)
      let keyPath = RecordedValue.literal(
        fields.map { "\\." + $0.joined(separator: ".") } ?? "<#field#>")
      let value = values[0].value
      action = .enumeration(type: type, case: name, values: [.init("", keyPath), .init("", value)])
      // A field of a field has no case key path.
      return fields?.count == 1 ? (["." + fields![0]], value) : nil
    case .presentation where name == "presented" && values.count == 1: step = ""
    case .element where name == "element" && values.count == 2:
      step = "[id: \(writer.line(values[0].value))]"
    case .binding, .presentation, .element, .action, .result:
      step = "." + SourceWriter.identifier(name)
      names.append(name)
    }
    guard let last = values.last else { return ([step], nil) }
    var inner = last.value
    let path = caseKeyPath(&inner, after: names)
    values[values.count - 1].value = inner
    action = .enumeration(type: type, case: name, values: values)
    // Several values have no path of their own.
    guard kind == .element || (values.count == 1 && last.name.isEmpty), let path else { return nil }
    return ([step] + path.steps, path.value)
  }

  private enum Kind {
    case action, binding, element, presentation, result, other
  }

  /// Returns what the cases of a type are to a case key path.
  private static func kind(of type: String) -> Kind {
    switch type.prefix(while: { $0 != "<" }) {
    case "BindingAction": .binding
    case "IdentifiedAction", "StackAction": .element
    case "PresentationAction": .presentation
    case "Result": .result
    case let name where name == "Action" || name.hasSuffix(".Action"): .action
    default: .other
    }
  }

  /// Returns the fields to the value that a binding has set: the only one that has changed to it, or the only one that
  /// has it.
  ///
  /// - Parameter names: The cases of the actions that contain the binding.
  private func fields(ofBinding value: RecordedValue, in names: [String]) -> [String]? {
    let names = names.filter { $0 != "binding" }
    let changed = changes.compactMap { change -> [String]? in
      guard case .set(let new) = change.operation, new == value || .some(new) == value
      else { return nil }
      var names = names[...]
      var fields: [String] = []
      for case .field(let name) in change.path {
        if name == names.first {
          names.removeFirst()
        } else if name != "element" || !fields.isEmpty {
          fields.append(name)
        }
      }
      return fields.isEmpty ? nil : fields
    }
    if changed.count == 1 { return changed[0] }
    var state = state
    for name in names { if let child = state[name] { state = child } }
    if case .some(let wrapped) = state { state = wrapped }
    guard case .structure(_, let fields) = state else { return nil }
    let equal = fields.filter { $0.value == value }
    return equal.count == 1 ? [equal[0].name] : nil
  }
}
