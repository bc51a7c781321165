import ComposableHTML
@_spi(Renderer) import ComposableUI

extension HTML {
  /// Appends links to the previous and the next rows of each long collection of a page, for browsers
  /// without a script and for crawlers.
  ///
  /// - Parameters:
  ///   - rendering: The rendering of the page.
  ///   - window: The content of the window.
  ///   - base: The path that addresses are below, with a slash at its end.
  ///   - query: The query of the request; `nil` for none.
  mutating func appendRowLinks(
    of rendering: Rendering, _ window: WindowContent, base: String, query: String?
  ) {
    for (number, collection) in rendering.outerCollections.enumerated() {
      guard
        case .before(let shown, let count, _, _, _)? = collection.content.as(
          OffscreenRowsContent.self)
      else { continue }
      if shown.lowerBound > 0 {
        let start = max(0, shown.lowerBound - shown.count)
        appendLink(to: FirstRows(collection: number, start: start), "prev", .previousRows)
      }
      if shown.upperBound < count {
        let rows = FirstRows(collection: number, start: shown.upperBound)
        appendLink(to: rows, "next", .nextRows)
      }
    }

    func appendLink(to rows: FirstRows, _ relation: String, _ text: SystemText) {
      tag("a")
      attribute("rel", relation)
      attribute("href", Self.address(of: rows, in: window, base: base, query: query))
      endOfTag()
      content(text.string(for: window.locale))
      close("a")
      literal("\n")
    }
  }

  private static func address(
    of rows: FirstRows, in window: WindowContent, base: String, query: String?
  ) -> String {
    guard var address = window.address else {
      return rows.added(to: query.map { "?" + $0 } ?? "")
    }
    address.fragment = nil
    return rows.added(to: base + address.description.dropFirst())
  }
}
