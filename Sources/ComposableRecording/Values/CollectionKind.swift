/// The kinds of lists that differ in how Swift changes their elements.
enum CollectionKind {
  /// Elements are found by their positions.
  case array
  /// Elements are found by their ids.
  case identified
  /// The screens of a stack: elements are found by ids that are not their own.
  case stack

  /// The type of an element of a stack with its id.
  static let stackElement = "StackElement"

  /// - Parameter type: The name of the type of a list.
  init(_ type: String) {
    self =
      if type.hasPrefix("StackState<") {
        .stack
      } else {
        type.hasPrefix("IdentifiedArray<") ? .identified : .array
      }
  }
}
