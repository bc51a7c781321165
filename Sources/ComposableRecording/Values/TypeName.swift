import ComposableConcurrency

/// The names of types in a source file that imports their modules.
enum TypeName {
  private static let names = Lock<[ObjectIdentifier: String]>([:])

  /// Returns the name of a type without its module: `Counter.State`, `Array<Row>`.
  static func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = names.withLock({ $0[id] }) { return name }
    let name = withoutModules(String(reflecting: type))
    names.withLock { $0[id] = name }
    return name
  }

  /// Removes the modules from the name of a type, and the places of private and local types:
  /// `App.(unknown context at $1234).Row`.
  static func withoutModules(_ name: String) -> String {
    var result = ""
    var word = ""
    var isFirst = true
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    var rest = Substring(
      name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
        .replacing(/\(extension in [^)]*\):/, with: ""))
    while let character = rest.popFirst() {
      if isName(character) {
        word.append(character)
        continue
      }
      // The first word of a path is a module, unless it is the whole path.
      if character == ".", isFirst, !word.isEmpty {
        isFirst = false
        word = ""
        continue
      }
      result += word
      word = ""
      result.append(character)
      if character != "." { isFirst = true }
    }
    return result + word
  }
}
