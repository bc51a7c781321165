import ComposableHTML

/// The state of a scroll view's movement.
public enum ScrollPhase: String, Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger rests on the view. Never reported by browsers.
  case tracking
  /// The user scrolls it. A browser does not tell a finger from its momentum.
  case interacting
  /// The view slows down. Never reported by browsers.
  case decelerating
  /// The program scrolls it.
  case animating

  /// True unless the scroll view is idle.
  public var isScrolling: Bool { self != .idle }
}

/// The circumstances of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext: Sendable {
  /// The place and the sizes of what the scroll view shows.
  public let geometry: ScrollGeometry
}

nonisolated extension View {
  /// Adds an action to perform when the first scroll view in this view begins or ends to scroll.
  ///
  /// - Parameter action: The action, with the old and the new phase.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Adds an action to perform when the first scroll view in this view begins or ends to scroll.
  ///
  /// - Parameter action: The action, with the old and the new phase.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollPhaseView(content: self, action: action)
  }
}

private nonisolated struct ScrollPhaseView<Content: View>: View {
  let content: Content
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var phase = ScrollPhase.idle

  init(
    content: Content,
    action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    self.content = content
    self.action = action
  }

  var body: some View {
    ElementModifierView(
      element: ScrollPhaseContent(), handler: { receive($0) }, content: content
    )
    .needing("scrolling.js")
  }

  private func receive(_ interaction: Interaction) -> Bool {
    // Whether it scrolls, and the geometry.
    guard let values = interaction.value(of: "phase", as: [Double].self), values.count == 7,
      let geometry = ScrollGeometry(Array(values.dropFirst()))
    else { return false }
    let new = values[0] == 0 ? ScrollPhase.idle : .interacting
    guard new != phase else { return true }
    action(phase, new, ScrollPhaseChangeContext(geometry: geometry))
    phase = new
    return true
  }
}

/// An element that reports when its scroll view begins and ends to scroll.
struct ScrollPhaseContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-scroll-phase")
  }

  var description: String { "scrollPhase" }
}
