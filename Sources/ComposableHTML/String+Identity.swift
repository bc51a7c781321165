extension String {
  /// Returns true if two texts consist of the same code units. Equal ones may differ in them: an
  /// accent may be a part of its letter or a character of its own.
  package func isIdentical(to other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
