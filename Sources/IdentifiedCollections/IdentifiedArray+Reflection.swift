public import CustomDump

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// A textual representation of the elements, like that of an array.
  public var description: String { elements.description }

  /// A textual representation of the elements for debugging, like that of an array.
  public var debugDescription: String { elements.debugDescription }
}

extension IdentifiedArray: CustomReflectable {
  /// A mirror of the elements as a collection.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomDumpReflectable {
  /// A mirror of the elements only, so that dumps and diffs show no storage.
  ///
  /// A diff matches rows that are `Identifiable` by their id.
  public var customDumpMirror: Mirror { customMirror }
}
