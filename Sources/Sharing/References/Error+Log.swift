extension Error {
  /// The description for logs. Those of Foundation's encoders and decoders quote the value, which may be text of
  /// a user: here they have only its place. A key of a dictionary, which may be such a text, is `…`.
  package var logDescription: String {
    switch self as any Error {
    case EncodingError.invalidValue(_, let context):
      "A value at \(path(context.codingPath)) can't be encoded."
    case DecodingError.typeMismatch(let type, let context):
      "The value at \(path(context.codingPath)) is no '\(type)'."
    case DecodingError.valueNotFound(let type, let context):
      "There is no '\(type)' at \(path(context.codingPath))."
    case DecodingError.keyNotFound(let key, let context):
      "There is no value at \(path(context.codingPath + [key]))."
    case DecodingError.dataCorrupted(let context):
      "The value at \(path(context.codingPath)) can't be decoded."
    case is EncodingError, is DecodingError: "\(type(of: self))"
    default: "\(self)"
    }
  }

  private func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "the root" }
    let path = keys.map { key in
      // Those of arrays. The number of another key may be text of a user.
      if let index = key.intValue, key.stringValue == "Index \(index)" { return "[\(index)]" }
      // The names of properties are the cases of enumerations without values.
      let mirror = Mirror(reflecting: key)
      let isProperty = mirror.displayStyle == .enum && mirror.children.isEmpty
      return isProperty ? ".\(key.stringValue)" : ".…"
    }
    return "'\(path.joined())'"
  }
}
