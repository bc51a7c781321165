public import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at offsets from the start, as `onDelete` passes them.
  ///
  /// - Parameter offsets: The offsets. All must be less than the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets from the start before another element, as `onMove` passes them.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements, which keep their order.
  ///   - destination: The offset of the element before which they are inserted, before any is
  ///     moved; the number of elements to move them to the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
    let before = enumerated().filter { $0.offset < destination && !source.contains($0.offset) }
    let after = enumerated().filter { $0.offset >= destination && !source.contains($0.offset) }
    var result = Self()
    result.append(contentsOf: before.map(\.element))
    result.append(contentsOf: moved)
    result.append(contentsOf: after.map(\.element))
    self = result
  }
}
