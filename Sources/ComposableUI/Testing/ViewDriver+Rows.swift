extension ViewDriver {
  /// Scrolls to rows of the first long collection on the screen, as a user does in a browser.
  ///
  /// Rows that are far away disappear. Use it in a driver that was created with `createsRowsLazily`,
  /// such as to test a list that loads more elements when its last row appears:
  ///
  /// ```swift
  /// let view = ViewDriver(createsRowsLazily: true) { FeedView(store: store) }
  /// try view.scroll(toRows: 90..<110)
  /// ```
  ///
  /// - Parameter positions: The positions of the collection's elements that the user sees.
  /// - Throws: An error if there is no ``ForEach`` over more than 100 rows in a lazy container.
  public func scroll(toRows positions: Range<Int>) throws {
    let edges = rendering.all { content in
      if case .before? = content.as(OffscreenRowsContent.self) { return true }
      return false
    }
    guard let edge = edges.first else {
      throw NotFound(kind: "long collection", label: nil, count: 0, available: [])
    }
    guard graph.handle(.rows(positions, columns: 1), on: edge.id) else {
      throw Refused(label: "long collection", interaction: Interaction.rows(positions, columns: 1))
    }
    update()
  }
}
