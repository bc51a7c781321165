@_spi(Renderer) @testable import ComposableUI

extension Patch {
  /// The paths of the leaves that the patch changes.
  ///
  /// - Parameter labels: The labels of elements, by their identifiers, before the patch. Updated by
  ///   it.
  func leaves(_ labels: inout [Int: [String]]) -> [(kind: String, path: String)] {
    func path(_ label: String) -> String { String(label.prefix { $0 != "|" }) }
    switch self {
    case .insert(let rendering, in: _, before: _, _):
      rendering.add(to: &labels)
      return (labels[rendering.id] ?? []).map { ("insert", path($0)) }
    case .remove(let id, _):
      let removed = labels[id] ?? []
      labels = labels.mapValues { labels in labels.filter { !removed.contains($0) } }
      return removed.map { ("remove", path($0)) }
    case .update(_, let content):
      guard let label = content.base.plainText, label.contains("|") else { return [] }
      return [("update", path(label))]
    case .move, .layout, .scroll:
      return []
    }
  }
}

extension Rendering {
  /// Adds the labels of the leaves of each element of the subtree.
  @discardableResult
  fileprivate func add(to labels: inout [Int: [String]]) -> [String] {
    var own: [String] = []
    if let text = content.base.plainText, text.contains("|") { own = [text] }
    for child in children { own += child.add(to: &labels) }
    labels[id] = own
    return own
  }
}
