import ComposableHTML
public import Foundation

/// The place of the pointer in relation to a view.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is at a location in the view, in points from its upper left corner.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The change of a view while the pointer is above it: `.hoverEffect(.lift)`.
public struct HoverEffect: Hashable, Sendable {
  fileprivate enum Kind { case highlight, lift }

  fileprivate let kind: Kind

  /// The view becomes brighter.
  public static let automatic = HoverEffect(kind: .highlight)
  /// The view becomes brighter.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows.
  public static let lift = HoverEffect(kind: .lift)
}

/// The shape of the pointer above a view: `.pointerStyle(.link)`.
public struct PointerStyle: Hashable, Sendable {
  /// The name of the pointer in CSS.
  enum Cursor: String {
    case auto, text, pointer, grab, grabbing, crosshair
    case verticalText = "vertical-text"
    case zoomIn = "zoom-in"
    case zoomOut = "zoom-out"
    case columnResize = "col-resize"
    case rowResize = "row-resize"
  }

  let cursor: Cursor

  /// The usual pointer of the view.
  public static let `default` = PointerStyle(cursor: .auto)
  /// The pointer of texts.
  public static let horizontalText = PointerStyle(cursor: .text)
  /// The pointer of vertical texts.
  public static let verticalText = PointerStyle(cursor: .verticalText)
  /// The pointer of links.
  public static let link = PointerStyle(cursor: .pointer)
  /// The pointer of something that can be moved.
  public static let grabIdle = PointerStyle(cursor: .grab)
  /// The pointer of something that is moved.
  public static let grabActive = PointerStyle(cursor: .grabbing)
  /// The pointer of a selection of an area.
  public static let rectSelection = PointerStyle(cursor: .crosshair)
  /// The pointer of something that is enlarged.
  public static let zoomIn = PointerStyle(cursor: .zoomIn)
  /// The pointer of something that is reduced.
  public static let zoomOut = PointerStyle(cursor: .zoomOut)
  /// The pointer of the boundary between columns.
  public static let columnResize = PointerStyle(cursor: .columnResize)
  /// The pointer of the boundary between rows.
  public static let rowResize = PointerStyle(cursor: .rowResize)
}

nonisolated extension View {
  /// Adds an action to perform when the pointer enters or leaves this view. A finger does neither.
  ///
  /// - Parameter action: The action, with `true` when the pointer enters.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    hovering(followsMoves: false) { action($0 != nil) }
  }

  /// Adds an action to perform when the pointer enters, leaves, or moves above this view.
  ///
  /// Moves are reported at most 20 times a second. SwiftUI's parameter for the coordinate space is
  /// ignored: the location is always in the local one.
  ///
  /// - Parameters:
  ///   - coordinateSpace: Ignored.
  ///   - action: The action, with the location of the pointer.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    hovering(followsMoves: true) { action($0.map(HoverPhase.active) ?? .ended) }
  }

  private func hovering(
    followsMoves: Bool, perform action: @escaping (CGPoint?) -> Void
  ) -> some View {
    ElementModifierView(
      element: HoverContent(followsMoves: followsMoves),
      handler: { interaction in
        guard let location = interaction.value(of: "hover", as: [Double].self) else {
          return false
        }
        // Empty once the pointer has left.
        guard location.isEmpty || location.count == 2 else { return false }
        action(location.isEmpty ? nil : CGPoint(x: location[0], y: location[1]))
        return true
      },
      content: self
    )
    .needing("hover.js")
  }

  /// Changes this view while the pointer is above it.
  ///
  /// - Parameters:
  ///   - effect: The change.
  ///   - isEnabled: False to change nothing.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modified(HoverEffectContent(effect: isEnabled ? effect : nil)).needing("effects.css")
  }

  /// Sets the shape of the pointer above this view; `nil` for the usual one.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modified(PointerContent(style: style ?? .default))
  }
}

/// An element that reports the pointer.
struct HoverContent: ModifierContent {
  var followsMoves: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-hover")
    node.set("data-value", followsMoves ? "true" : "false")
  }

  var description: String { "hover" }
}

/// A change while the pointer is above an element; `nil` for none.
struct HoverEffectContent: ModifierContent {
  var effect: HoverEffect?

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    switch effect?.kind {
    case .highlight: node.add(class: "hover-highlight")
    case .lift: node.add(class: "hover-lift")
    case nil: break
    }
  }

  var description: String { "hoverEffect" }
}

/// The shape of the pointer above an element.
struct PointerContent: ModifierContent {
  var style: PointerStyle

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("cursor", "\(style.cursor)")
  }

  var description: String { "pointer \(style.cursor.rawValue)" }
}
