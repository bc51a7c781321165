public import CustomDump

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements, written like an array.
  public var description: String { elements.description }

  /// The elements, written like an array for debugging.
  public var debugDescription: String { elements.debugDescription }
}

extension IdentifiedArray: CustomReflectable {
  /// A mirror of the elements as a collection.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomDumpReflectable {
  /// A mirror of the elements alone, so that dumps and diffs show rows and not how they are stored.
  ///
  /// A diff pairs up rows that are `Identifiable` by their id.
  public var customDumpMirror: Mirror { customMirror }
}
