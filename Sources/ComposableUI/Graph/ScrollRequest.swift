/// A request to scroll to a view after the next update.
struct ScrollRequest {
  /// The node of the views among which the view is found.
  let node: _AnyViewNode
  /// The id of the view.
  let id: AnyHashable
  /// The place of the view in its scroll view; `nil` for the closest one.
  let anchor: UnitPoint?
  let animation: Animation?
  /// The number of times that the row of the view, or the section that it is in, was requested.
  private var requestCount = 0

  init(node: _AnyViewNode, id: AnyHashable, anchor: UnitPoint?, animation: Animation?) {
    self.node = node
    self.id = id
    self.anchor = anchor
    self.animation = animation
  }

  /// Creates the row of the view if it is far from what the user sees: the section that it is in first.
  ///
  /// - Returns: True if another evaluation creates it.
  mutating func showRow() -> Bool {
    guard requestCount < Self.maximumRequestCount, node.isMounted,
      node.descendant(withID: id) == nil
    else { return false }
    requestCount += 1
    let isFound = node.showRow(withID: id)
    if !isFound { requestCount = Self.maximumRequestCount }
    return isFound
  }

  /// The depth to which long collections are found in rows of others.
  private static let maximumRequestCount = 3

  /// The change of the rendering; `nil` if there is no such view.
  var change: Change? {
    let element = node.isMounted ? node.descendant(withID: id)?.elements.first : nil
    guard let element, element.isShown else { return nil }
    return Change(
      .scroll(element.id, anchor), animation: animation, of: ShownElement(element.shown))
  }
}
