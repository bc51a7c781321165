/// The elements of a long collection that have rows: those near what the user sees.
///
/// It costs as much as it has rows, whatever the number of elements.
struct RowWindow: Equatable {
  /// The number of rows up to which a collection is shown as a whole. A longer one starts with as many.
  static let minimumRowCount = 100
  /// The maximum number of rows of a longer collection.
  static let maximumRowCount = 1000
  /// The maximum number of positions in each direction at which former rows are looked for.
  private static let maximumProbeCount = 64
  /// The distance in which the neighbors of a former row tell whether they are in the same order as before.
  private static let neighborhood = 16
  /// The number of former rows in a neighborhood below which nothing is known of their order.
  private static let minimumNeighborCount = 6

  /// The position in the middle of those that the user was last said to see; `nil` before.
  private(set) var center: Int?
  /// The positions of the elements that have rows.
  private(set) var range = 0..<0
  /// The number of elements.
  private(set) var count = 0
  /// The position of the first row as of the last update.
  private var formerStart = 0
  /// The number of rows that a line of the layout consists of. The window begins with a line.
  private var columns = 1
  /// The number of elements up to which a collection is shown as a whole: fewer if elements have been found
  /// to have several rows each.
  private(set) var minimumCount = minimumRowCount

  /// True if there may be elements without rows.
  var isPartial: Bool { count > minimumCount }

  /// True if elements have been found to have several rows each.
  var consistsOfSections: Bool { minimumCount < Self.minimumRowCount }

  /// Learns how many rows elements have.
  mutating func learn(rowCount: Int, ofElements elementCount: Int) {
    minimumCount = min(minimumCount, max(1, Self.minimumRowCount * elementCount / max(1, rowCount)))
  }

  /// Cuts the window to a part of its elements, which have enough rows.
  mutating func cut(to offsets: Range<Int>) {
    let start = range.lowerBound
    range = start + offsets.lowerBound..<start + offsets.upperBound
    formerStart = range.lowerBound
  }

  /// Moves the window to positions that the user sees, or will see next.
  ///
  /// - Parameters:
  ///   - positions: The positions. Those after the end of the collection are ignored.
  ///   - columns: The number of rows in a line of the layout.
  mutating func show(_ positions: Range<Int>, columns: Int) {
    self.columns = min(max(1, columns), Self.maximumRowCount)
    setRange(positions.lowerBound < count ? positions.clamped(to: 0..<count) : positions)
    center = range.lowerBound + range.count / 2
  }

  /// Moves the window to a position, with as many rows as before.
  mutating func show(_ position: Int) {
    guard !range.contains(position) else { return }
    let length = max(range.count, minimumCount)
    setRange(position - length / 2..<position - length / 2 + length)
    center = position
  }

  /// Follows the rows after a change of the collection, so that the user still sees them.
  ///
  /// Rows that are inserted before the first one are part of a window that starts there. If the rows are
  /// in another order, or only a few are left, the window stays where it is.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - former: The ids of the former rows, in order.
  ///   - id: Returns the id of the element at a position.
  mutating func update<ID: Hashable>(
    count: Int, former: some RandomAccessCollection<ID>, id: (Int) -> ID
  ) {
    let oldCount = self.count
    self.count = count
    defer { formerStart = range.lowerBound }
    guard isPartial else { return range = 0..<count }
    var range = range
    if range.count < minimumCount, oldCount <= minimumCount { range = 0..<minimumCount }
    guard let first = former.first, let last = former.last else { return setRange(range) }
    let isUnchanged =
      formerStart + former.count <= count && id(formerStart) == first
      && id(formerStart + former.count - 1) == last
    if !isUnchanged, let shift = shift(of: former, among: oldCount, id) {
      let start = range.lowerBound + shift
      let isAtStart = range.lowerBound == 0 && (0...former.count).contains(shift)
      range = (isAtStart ? 0 : start)..<start + range.count
      center = center.map { $0 + shift }
    }
    setRange(range)
  }

  /// Returns the distance by which former rows have moved; `nil` if none is found.
  ///
  /// - Parameter oldCount: The number of elements before.
  private func shift<ID: Hashable>(
    of former: some RandomAccessCollection<ID>, among oldCount: Int, _ id: (Int) -> ID
  ) -> Int? {
    let offsets = Dictionary(
      former.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    func shift(at position: Int) -> Int? {
      guard (0..<count).contains(position), let offset = offsets[id(position)] else { return nil }
      let neighborhood = position - Self.neighborhood...position + Self.neighborhood
      let neighbors = neighborhood.clamped(to: 0...count - 1).compactMap { offsets[id($0)] }
      let descents = zip(neighbors, neighbors.dropFirst()).count { $0 > $1 }
      guard neighbors.count >= min(Self.minimumNeighborCount, former.count),
        descents <= neighbors.count / Self.neighborhood
      else { return nil }
      return position - (formerStart + offset)
    }
    let middle = formerStart + former.count / 2
    // The position of the middle row if elements were inserted or removed evenly.
    let scaled = Int(Double(middle) * Double(count) / Double(max(1, oldCount)))
    for position in [formerStart, middle, middle + count - oldCount, scaled] {
      if let shift = shift(at: position) { return shift }
    }
    // Rows that have moved together are found by any of them.
    let stride = max(1, former.count / 2)
    for distance in (1...Self.maximumProbeCount).map({ $0 * stride }) {
      for center in [middle, scaled] {
        if let shift = shift(at: center + distance) ?? shift(at: center - distance) { return shift }
      }
    }
    return nil
  }

  /// Sets the positions, as far as they exist.
  private mutating func setRange(_ positions: Range<Int>) {
    let length = min(max(1, positions.count), Self.maximumRowCount, count)
    let start = min(max(0, positions.lowerBound), count - length)
    let lineStart = start / columns * columns
    range = lineStart..<min(start + length, lineStart + Self.maximumRowCount)
  }
}
