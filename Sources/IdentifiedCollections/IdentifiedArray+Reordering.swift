public import Foundation
public import OrderedCollections

extension IdentifiedArray {
  /// Exchanges the elements at two positions.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    logChange(of: storage.keys[i])
    restamp()
    storage.swapAt(i, j)
  }

  /// Moves the elements at the positions in front of another one, as passed by a list view's
  /// `onMove`.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements to move. They keep their order.
  ///   - destination: The position, before the move, of the element to insert them in front of;
  ///     `count` moves them to the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    precondition(
      (0...storage.count).contains(destination), "Cannot move to offset \(destination) of \(count)."
    )
    var reordered = OrderedDictionary<ID, Element>(minimumCapacity: storage.count)
    func append(_ offset: Int) {
      reordered[storage.keys[offset]] = storage.values[offset]
    }
    for offset in 0..<destination where !source.contains(offset) { append(offset) }
    for offset in source { append(offset) }
    for offset in destination..<storage.count where !source.contains(offset) { append(offset) }
    storage = reordered
    restamp()
  }

  /// Sorts the elements in place. Elements that compare as equal keep their order.
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    restamp()
    try storage.sort { try areInIncreasingOrder($0.value, $1.value) }
  }

  /// Reverses the order of the elements in place.
  @inlinable
  public mutating func reverse() {
    restamp()
    storage.reverse()
  }

  /// Shuffles the elements in place.
  @inlinable
  public mutating func shuffle() {
    restamp()
    storage.shuffle()
  }

  /// Shuffles the elements in place, using the given generator.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    restamp()
    storage.shuffle(using: &generator)
  }

  /// Reorders the elements so that those that satisfy the predicate come last. The order is
  /// otherwise unspecified.
  ///
  /// - Returns: The index of the first element that satisfies the predicate.
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    restamp()
    return try storage.partition { try belongsInSecondPartition($0.value) }
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in place, smallest first. Equal elements keep their order.
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
