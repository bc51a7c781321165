import ComposableHTML
import Foundation

/// A container that fills the available space, with content that depends on its size.
///
/// ```swift
/// GeometryReader { proxy in
///   Rectangle().frame(width: proxy.size.width * progress)
/// }
/// .frame(height: 4)
/// ```
///
/// 1. Views are in the upper left corner, as in SwiftUI.
/// 2. The content is evaluated when the browser has measured the container, and again when its size
///    changes. It is not part of the first page, and so never has a wrong size.
/// 3. The content does not affect the size of the container.
/// 4. In a ``ViewDriver``, the container has the size that the driver was created with.
public nonisolated struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content
  @State private var measured: ElementGeometry?
  @Environment(\.assumedSize) private var assumedSize
  @Environment(\.coordinateSpaces) private var spaces

  /// Creates a container.
  ///
  /// - Parameter content: Returns the views for a size of the container.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    ElementView(GeometryContent(), handler: measure) {
      if let geometry {
        content(GeometryProxy(geometry, spaces: spaces))
      }
    }
  }

  private var geometry: ElementGeometry? {
    measured ?? assumedSize.map { ElementGeometry(frame: CGRect(origin: .zero, size: $0)) }
  }

  private func measure(_ interaction: Interaction) -> Bool {
    guard case .geometry(let geometry) = interaction else { return false }
    measured = geometry
    return true
  }
}

nonisolated extension View {
  /// Adds an action to perform when a value that is computed from this view's size has changed.
  ///
  /// The action is performed for the first size, too.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a size and place of the view.
  ///   - action: The action to perform, with the new value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Adds an action to perform when a value that is computed from this view's size has changed.
  ///
  /// The action is performed for the first size, too, with that value as the old one.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a size and place of the view.
  ///   - action: The action to perform, with the old and the new value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        GeometryObserver(value: transform(proxy), action: action)
      }
    }
  }
}

private nonisolated struct GeometryObserver<Value: Equatable>: View {
  let value: Value
  let action: (Value, Value) -> Void

  var body: some View {
    ElementView(ZStackContent(alignment: .center))
      .onChange(of: value, initial: true) { old, new in action(old, new) }
  }
}

/// A container that fills the available space, and that reports its geometry.
struct GeometryContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "geometry", [.children])
    node.set("data-measure", "")
    return node
  }

  var layout: ElementLayout { ElementLayout(expandingAxes: [.horizontal, .vertical]) }
  var description: String { "GeometryReader" }
}
