/// A request to scroll to a view after the next update.
struct ScrollRequest {
  /// The node of the views among which the view is found.
  let node: _AnyViewNode
  /// The id of the view.
  let id: AnyHashable
  /// The place of the view in its scroll view; `nil` for the closest one.
  let anchor: UnitPoint?
  let animation: Animation?

  /// The change of the rendering; `nil` if there is no such view.
  var change: Change? {
    let element = node.isMounted ? node.descendant(withID: id)?.elements.first : nil
    guard let element, element.isShown else { return nil }
    return Change(.scroll(element.id, anchor), animation: animation)
  }
}
