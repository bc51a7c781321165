import ComposableCore
import ComposableHTML

extension _VisualChange {
  /// Creates the change that the modifiers around a placeholder make.
  ///
  /// - Parameter modify: Returns the placeholder with the modifiers.
  init(@ViewBuilder _ modify: @escaping (PlaceholderView) -> some View) {
    let isolation: any Actor = StoreIsolation.ambient ?? MainActor.shared
    let graph = ViewGraph(isolation: isolation) { modify(PlaceholderView()) }
    self.init()
    add(graph.rendering)
  }

  /// Adds the changes of the elements around the placeholder. Returns false if it is elsewhere.
  @discardableResult
  private mutating func add(_ rendering: Rendering) -> Bool {
    if rendering.content.is(PlaceholderContent.self) { return true }
    for child in rendering.children where add(child) {
      (rendering.content.base as? any VisualModifierContent)?.add(to: &self)
      return true
    }
    return false
  }
}

/// A view in the place of the one that a transition changes.
struct PlaceholderView: _UnobservedView {
  nonisolated init() {}

  nonisolated var body: some View { ElementView(PlaceholderContent()) }
}

/// The place of the view that a transition changes.
private struct PlaceholderContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode { HTMLNode("div") }
  var description: String { "Placeholder" }
}
