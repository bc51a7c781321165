import ComposableHTML

/// A view that shows the first of its views that fits into the available space.
///
/// ```swift
/// ViewThatFits {
///   HStack { title; buttons }
///   VStack { title; buttons }
/// }
/// ```
///
/// 1. The browser chooses, and chooses again when the space changes. Without a script it shows the
///    first one.
/// 2. If none fits, it shows the last one.
/// 3. Unlike in SwiftUI, all of the views exist: they appear, and their tasks run. The view takes the
///    available width.
public nonisolated struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view has to fit. In a browser, it is the height only for
  ///     `.vertical`, and otherwise the width.
  ///   - content: The views, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    ElementView(ViewThatFitsContent(axes: axes)) { content }
      .needing("effects.css").needing("fitting.js")
  }
}

/// Several views, of which the first one that fits is shown.
struct ViewThatFitsContent: ElementContent {
  var axes: Axis.Set

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "view-that-fits", [.children])
    node.set("data-hook", "composable-fitting")
    node.set("data-axes", axes == .vertical ? "vertical" : "horizontal")
    return node
  }

  var layout: ElementLayout {
    ElementLayout(
      expandingAxes: axes == .vertical ? [.horizontal, .vertical] : .horizontal,
      arrangement: .block)
  }

  var labeling: AccessibilityLabeling { .group }
  var description: String { "ViewThatFits" }
}
