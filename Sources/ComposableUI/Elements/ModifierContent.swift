package import ComposableHTML

/// A modification of an element: the content of an element around the modified one.
///
/// ```swift
/// struct OpacityContent: ModifierContent {
///   var opacity: Double
///
///   var affectsLayout: Bool { true }
///   func apply(to node: inout HTMLNode, in context: RenderContext) { node.style("opacity", "\(opacity)") }
///   var description: String { "opacity \(opacity)" }
/// }
/// ```
package protocol ModifierContent: ElementContent {
  /// True if the modifier affects layout or compositing.
  var affectsLayout: Bool { get }

  /// Changes the node around the modified element.
  func apply(to node: inout HTMLNode, in context: RenderContext)
}

extension ModifierContent {
  package var affectsLayout: Bool { false }
  package func apply(to node: inout HTMLNode, in context: RenderContext) {}

  package func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "modified", [.children])
    if !affectsLayout { node.add(class: "pass") }
    apply(to: &node, in: context)
    return node
  }

  package var layout: ElementLayout { ElementLayout(modifierThatAffectsLayout: affectsLayout) }
  package var passesOnAccessibility: Bool { true }
  package var numberName: String { "the modifier '\(description.prefix { $0 != " " })'" }
}
