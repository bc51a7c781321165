import ComposableHTML

nonisolated extension View {
  /// Adds an action to perform when other children of the stack with `scrollTargetLayout` become visible in
  /// the first scroll view in this view.
  ///
  /// A browser reports them at most 10 times a second.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids.
  ///   - threshold: The part of a child that has to be visible, from 0 to 1.
  ///   - action: The action, with the ids of the visible children in their order.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollViewReader { proxy in
      ElementModifierView(
        element: VisibleTargetsContent(threshold: threshold),
        handler: { interaction in
          guard let elements = interaction.value(of: "targets", as: [Int].self),
            elements.count <= VisibleTargetsContent.maximumCount,
            Set(elements).count == elements.count
          else { return false }
          action(elements.compactMap { proxy.id(ofElement: $0)?.base as? ID })
          return true
        },
        content: self
      )
      .needing("scroll-position.js")
    }
  }
}

/// An element that reports which children of its scroll view are visible.
struct VisibleTargetsContent: ModifierContent {
  /// The largest number of children that are reported.
  static let maximumCount = 1000

  /// The part that has to be visible, from 0 to 1.
  var threshold: Double

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-visible-targets")
    node.set("data-value", "[\(max(0, min(1, threshold))),\(Self.maximumCount)]")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    threshold = numbers.number(threshold, else: 0.5)
  }

  var description: String { "visibleTargets \(threshold)" }
}
