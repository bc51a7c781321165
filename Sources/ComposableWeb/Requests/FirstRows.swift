@_spi(Renderer) import ComposableUI

/// The rows of a long collection that a page begins with, as its address says: `?_rows=0.100`. A page
/// without a script has links to such addresses.
struct FirstRows: Equatable, Sendable {
  /// The number of the collection among the long ones of the page, from zero.
  let collection: Int
  /// The position of the first row.
  let start: Int

  /// The name of the item of an address's query.
  static let parameter = "_rows"

  init(collection: Int, start: Int) {
    self.collection = collection
    self.start = start
  }

  /// Creates rows from the value of an item; `nil` for an invalid one.
  init?(_ value: some StringProtocol) {
    guard value.utf8.count <= 20 else { return nil }
    let numbers = value.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let collection = numbers[0], let start = numbers[1],
      (0...1000).contains(collection), (0...Self.maximumStart).contains(start)
    else { return nil }
    self.init(collection: collection, start: start)
  }

  private static let maximumStart = 1 << 32

  /// The value of the item.
  var value: String { "\(collection).\(start)" }

  /// Returns an address with the item in its query.
  func added(to address: String) -> String {
    let isFirst = !address.contains("?")
    return address + (isFirst ? "?" : "&") + "\(Self.parameter)=\(value)"
  }

  /// Returns the positions of the rows: as many as a page begins with if it has no such address.
  func positions(among shown: Range<Int>) -> Range<Int> { start..<start + shown.count }
}

#if Web
/// The key of the rows in a request for a page.
private enum FirstRowsKey: PageRequestKey {
  static let defaultValue: FirstRows? = nil
}

extension PageRequest {
  /// The rows that the page begins with; `nil` for the first ones.
  var firstRows: FirstRows? {
    get { self[FirstRowsKey.self] }
    set { self[FirstRowsKey.self] = newValue }
  }
}

#endif

extension Rendering {
  /// The places before the rows of its long collections, in the order of the page.
  var longCollections: [Rendering] {
    if case .before(_, _, _, _, let isLong)? = content.as(OffscreenRowsContent.self) {
      return isLong ? [self] : []
    }
    return children.flatMap(\.longCollections)
  }

  /// The places before the rows of its long collections, without those in rows of others.
  var outerCollections: [Rendering] {
    if case .before? = content.as(OffscreenRowsContent.self) { return longCollections }
    // The place after the rows of the collection that a child belongs to.
    var outer: Int?
    return children.flatMap { child -> [Rendering] in
      if child.id == outer { outer = nil }
      guard outer == nil else { return [] }
      if case .before(_, _, let end, _, true)? = child.content.as(OffscreenRowsContent.self) {
        outer = end
      }
      return child.outerCollections
    }
  }
}
