import ComposableHTML

/// The properties of the geometry that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: UInt32
  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor in the frame.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and the height of the frame.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Lets views with the same identifier share a frame: one that replaces another moves from its place.
  ///
  /// ```swift
  /// ForEach(tabs) { tab in
  ///   Button(tab.name) { withAnimation { selection = tab.id } }
  ///     .background {
  ///       if selection == tab.id {
  ///         Capsule().fill(.tint).matchedGeometryEffect(id: "indicator", in: namespace)
  ///       }
  ///     }
  /// }
  /// ```
  ///
  /// 1. A view that is inserted under an animation moves from the frame of the view with the identifier. If that
  ///    is removed, it moves along, with the transition of both: they fade into each other.
  /// 2. A view that is not a source has the frame of the source, while there is one, and moves under an animation
  ///    when its identifier or the frame changes.
  /// 3. The browser moves the views. With reduced motion, they are in their places at once.
  ///
  /// Unlike in SwiftUI, what moves is scaled to the sizes in between, and not laid out in them. Identifiers differ by
  /// their descriptions.
  ///
  /// - Parameters:
  ///   - id: The identifier of the geometry.
  ///   - namespace: The namespace of the identifier.
  ///   - properties: The properties that the views share.
  ///   - anchor: The point of the frames that determines the position.
  ///   - isSource: True for the view that determines the geometry.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modified(
      MatchedGeometryContent(
        key: namespace.key(of: id), properties: properties, anchor: anchor, isSource: isSource)
    )
    .needing("matched-geometry.js")
  }
}

/// A frame that elements share.
struct MatchedGeometryContent: ModifierContent {
  /// The identifier and its namespace.
  var key: String
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-matched", key)
    if properties != .frame { node.set("data-shared", "\(properties.rawValue)") }
    if anchor != .center { node.set("data-anchor", "\(anchor.x) \(anchor.y)") }
    if !isSource { node.set("data-hook", "composable-matched") }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    anchor.x = numbers.number(anchor.x, else: 0.5)
    anchor.y = numbers.number(anchor.y, else: 0.5)
  }

  var isAnimatedByScript: Bool { true }
  var description: String { "matchedGeometryEffect" }
}
