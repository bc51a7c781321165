public import Foundation
public import OrderedCollections

extension IdentifiedArray {
  /// Exchanges the elements at two positions.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    restamp()
    storage.swapAt(i, j)
  }

  /// Moves the elements at the positions to before another one, as a list view's `onMove` reports
  /// it.
  ///
  /// - Parameters:
  ///   - source: Positions of the elements to move. They keep their order.
  ///   - destination: The position, counted before anything moves, of the element to put them
  ///     before; `count` puts them last.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    precondition(
      (0...storage.count).contains(destination), "Cannot move to offset \(destination) of \(count)."
    )
    var reordered = OrderedDictionary<ID, Element>(minimumCapacity: storage.count)
    func take(_ offset: Int) {
      reordered[storage.keys[offset]] = storage.values[offset]
    }
    for offset in 0..<destination where !source.contains(offset) { take(offset) }
    for offset in source { take(offset) }
    for offset in destination..<storage.count where !source.contains(offset) { take(offset) }
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

  /// Puts the elements in a random order.
  @inlinable
  public mutating func shuffle() {
    restamp()
    storage.shuffle()
  }

  /// Puts the elements in an order drawn from the generator.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    restamp()
    storage.shuffle(using: &generator)
  }

  /// Puts the elements that match after those that do not, in no particular order otherwise.
  ///
  /// - Returns: The position of the first element that matches.
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
