/// A property wrapper for a namespace of identifiers, unique for the identity of the view.
@propertyWrapper
public struct Namespace: GraphBoundProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable {
    fileprivate let node: Int
    fileprivate let offset: Int
  }

  /// The identifier of the namespace.
  public private(set) var wrappedValue = ID(node: 0, offset: 0)

  /// Creates the property. Its namespace is unique for the identity of the view.
  public init() {}

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    wrappedValue = ID(node: node.id, offset: offset)
  }
}

/// The properties of the geometry that views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: UInt32
  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The center of the frame.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and the height of the frame.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Ignored: a view that replaces another one does not move from its place, and each view keeps its
  /// own frame.
  ///
  /// - Parameters:
  ///   - id: The identifier of the geometry.
  ///   - namespace: The namespace of the identifier.
  ///   - properties: The properties of the geometry.
  ///   - anchor: The point of the position.
  ///   - isSource: True for the view that determines the geometry.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }
}
