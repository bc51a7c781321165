import ComposableHTML

/// A property wrapper for a namespace of identifiers, unique for the identity of the view.
@propertyWrapper
public struct Namespace: GraphBoundProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable {
    fileprivate let node: Int
    fileprivate let offset: Int

    /// Returns the name of an identifier of the namespace in a page.
    func key(of id: some Hashable) -> String {
      let hash = StableHash.text(of: String(reflecting: AnyHashable(id).base).utf8)
      return "\(node)-\(offset)-\(hash)"
    }
  }

  /// The identifier of the namespace.
  public private(set) var wrappedValue = ID(node: 0, offset: 0)

  /// Creates the property. Its namespace is unique for the identity of the view.
  public init() {}

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    wrappedValue = ID(node: node.id, offset: offset)
  }
}
