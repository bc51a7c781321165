nonisolated extension View {
  /// Returns the view unchanged. Unlike in SwiftUI, a view always receives taps in its visible area.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - eoFill: Ignored.
  public func contentShape(_ shape: some Shape, eoFill: Bool) -> some View { self }

  /// Returns the view unchanged. A page has no previews that a shape could be that of.
  ///
  /// - Parameters:
  ///   - kind: The uses of the shape.
  ///   - shape: The shape.
  ///   - eoFill: Ignored.
  public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View { self }
}

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int

  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area of taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of a preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of a preview above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of an effect below the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline of the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline for assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
