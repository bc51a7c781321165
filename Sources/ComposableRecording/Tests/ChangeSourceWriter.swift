/// Writes the changes of a state as statements of an assertion's closure.
struct ChangeSourceWriter {
  /// The state before the change.
  let state: RecordedValue
  private let writer = SourceWriter()

  init(state: RecordedValue) { self.state = state }

  /// Returns the lines of a statement that makes a change of `$0`.
  ///
  /// - Parameter column: The column that the statement begins in.
  func statement(_ change: RecordedChange, column: Int) -> [String] {
    statement(change.path[...], change.operation, of: state, at: "$0", column)
  }

  private func statement(
    _ path: ArraySlice<RecordedChange.Step>, _ operation: RecordedChange.Operation,
    of value: RecordedValue, at place: String, _ column: Int
  ) -> [String] {
    guard let step = path.first else {
      guard case .set(let new) = operation else { return [] }
      return assignment(of: new, to: place, column)
    }
    let rest = path.dropFirst()
    let part = value.part(step)
    func inner(_ place: String) -> [String] {
      statement(rest, operation, of: part ?? .none, at: place, column)
    }
    switch (value, step) {
    case (_, .unwrapped):
      return inner(rest.isEmpty ? place : place + "?")
    case (.structure(let type, _), .field(let name)):
      // The element of a stack is found by its id.
      return inner(
        type == CollectionKind.stackElement ? place : "\(place).\(SourceWriter.identifier(name))")
    case (.enumeration, .associated(let name, _)):
      let new = value.applying(RecordedChange(Array(path), operation)) ?? value
      guard case .enumeration(_, _, let values) = value, values.count == 1, !rest.isEmpty else {
        return assignment(of: new, to: place, column)
      }
      let body = statement(rest, operation, of: part ?? .none, at: "$0", column + 2)
      return ["\(place).modify(\\.\(SourceWriter.identifier(name))) {"] + body.map { "  " + $0 } + [
        "}"
      ]
    case (.list(let type, let elements), .index(let index)):
      let kind = CollectionKind(type)
      let isStack = kind == .stack
      let id = kind != .array && elements.indices.contains(index) ? elements[index]["id"] : nil
      switch operation {
      case .inserted(let new) where rest.isEmpty:
        if isStack, let id = new["id"], let element = new["element"] {
          return assignment(of: element, to: "\(place)[id: \(writer.line(id))]", column)
        }
        let isLast = index == elements.count
        let prefix = "\(place).\(isLast ? "append" : "insert")("
        let source = writer.source(of: new, column: column + prefix.count)
        return (prefix + source + (isLast ? ")" : ", at: \(index))")).lines
      case .removed where rest.isEmpty:
        guard let id else { return ["\(place).remove(at: \(index))"] }
        return [
          isStack
            ? "\(place)[id: \(writer.line(id))] = nil" : "\(place).remove(id: \(writer.line(id)))"
        ]
      case .set, .inserted, .removed:
        guard let id else { return inner("\(place)[\(index)]") }
        return inner(
          "\(place)[id: \(writer.line(id))]" + (rest.count > (isStack ? 1 : 0) ? "?" : ""))
      }
    case (.dictionary(let entries), .key(let key)):
      let entry = "\(place)[\(writer.line(key))]"
      switch operation {
      case .removed where rest.isEmpty: return ["\(entry) = nil"]
      case .set(let new) where rest.isEmpty: return assignment(of: new, to: entry, column)
      case .set, .inserted, .removed:
        let value = entries.first { $0.key == key }?.value ?? .none
        return statement(rest, operation, of: value, at: entry + "?", column)
      }
    default:
      return []
    }
  }

  private func assignment(of value: RecordedValue, to place: String, _ column: Int) -> [String] {
    let prefix = "\(place) = "
    return (prefix + writer.source(of: value, column: column + prefix.count)).lines
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension RecordedValue {
  /// Returns the part that a step leads to.
  fileprivate func part(_ step: RecordedChange.Step) -> RecordedValue? {
    switch (self, step) {
    case (.some(let value), .unwrapped): value
    case (.structure(_, let fields), .field(let name)): fields.first { $0.name == name }?.value
    case (.enumeration(_, let name, let values), .associated(let other, let index))
    where name == other:
      values.indices.contains(index) ? values[index].value : nil
    case (.list(_, let elements), .index(let index)):
      elements.indices.contains(index) ? elements[index] : nil
    case (.dictionary(let entries), .key(let key)): entries.first { $0.key == key }?.value
    default: nil
    }
  }
}
