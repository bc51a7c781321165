@_spi(Reflection) import Swift
import Synchronization

/// The stored properties of a view's type, collected once per type.
///
/// They are accessed by their offsets, which come from the standard library's reflection: to bind
/// `@State` to the view's node, and to detect that a parent gave its view other values than before.
struct ViewTypeLayout: Sendable {
  private struct Field: Sendable {
    let offset: Int
    let type: any Any.Type
    let size: Int
    let isReference: Bool

    init(offset: Int, type: any Any.Type) {
      self.offset = offset
      self.type = type
      size = ComposableUI.size(of: type)
      isReference = ComposableUI.isReference(type)
    }
  }

  private static let cache = Mutex<[ObjectIdentifier: ViewTypeLayout]>([:])

  /// The properties whose values come from the parent.
  private var inputFields: [Field] = []
  /// The properties whose values come from the graph, nested ones before those that contain them.
  private var dynamicProperties: [Field] = []

  static func of<Content>(_ type: Content.Type) -> ViewTypeLayout {
    let id = ObjectIdentifier(type)
    if let fields = cache.withLock({ $0[id] }) { return fields }
    let fields = ViewTypeLayout(type)
    cache.withLock { $0[id] = fields }
    return fields
  }

  private init(_ type: any Any.Type) {
    collect(type, at: 0)
  }

  private mutating func collect(_ type: any Any.Type, at start: Int) {
    var isEmpty = true
    _ = _forEachField(of: type) { _, offset, type, _ in
      isEmpty = false
      add(Field(offset: start + offset, type: type))
      return true
    }
    // An enum has no stored properties, but a value.
    let whole = Field(offset: start, type: type)
    if isEmpty, whole.size > 0 { inputFields.append(whole) }
  }

  private mutating func add(_ field: Field) {
    if field.type is any ViewModifier.Type || field.type is any PrimitiveButtonStyle.Type
      || field.type is any ButtonStyle.Type
    {
      // Its own dynamic properties live as long as the view that it is applied to.
      return collect(field.type, at: field.offset)
    }
    guard field.type is any DynamicProperty.Type else { return inputFields.append(field) }
    // A custom dynamic property may contain others.
    if !(field.type is any GraphBoundProperty.Type) { collect(field.type, at: field.offset) }
    dynamicProperties.append(field)
  }

  /// Sets the values of a view's dynamic properties.
  func bind<Content>(_ view: inout Content, to storage: any StateStorage, _ node: _AnyViewNode) {
    if dynamicProperties.isEmpty { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in dynamicProperties {
        guard let type = field.type as? any DynamicProperty.Type else { continue }
        bind(type, at: start + field.offset, field.offset, to: storage, node)
      }
    }
  }

  private func bind<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, _ offset: Int,
    to storage: any StateStorage, _ node: _AnyViewNode
  ) {
    let property = pointer.assumingMemoryBound(to: type)
    if var graphBound = property.pointee as? any GraphBoundProperty {
      graphBound.bind(to: storage, at: offset, node)
      if let graphBound = graphBound as? Property { property.pointee = graphBound }
    }
    property.pointee.update()
  }

  /// Returns true if a parent gave a view the same values again.
  ///
  /// References are compared by identity, even if their class is `Equatable`: a property may be
  /// `weak` or `unowned`, which its type doesn't reveal, and then its bytes are no strong
  /// reference. Other values are compared by `==`, or by their bytes if they aren't `Equatable`.
  func areInputsEqual<Content>(_ old: Content, _ new: Content) -> Bool {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return inputFields.allSatisfy { isSame($0, old + $0.offset, new + $0.offset) }
      }
    }
  }

  private func isSame(
    _ field: Field, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
  ) -> Bool {
    func areEqual<Value: Equatable>(_ type: Value.Type) -> Bool {
      old.assumingMemoryBound(to: type).pointee == new.assumingMemoryBound(to: type).pointee
    }
    if memcmp(old, new, field.size) == 0 { return true }
    guard !field.isReference, let type = field.type as? any Equatable.Type else { return false }
    return areEqual(type)
  }
}

/// The size of a type's values in bytes.
private func size(of type: any Any.Type) -> Int {
  func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
  return _openExistential(type, do: size)
}

/// Returns true if a type's values are references to objects, or optional references.
private func isReference(_ type: any Any.Type) -> Bool {
  if let type = type as? any OptionalType.Type { return isReference(type.wrappedType) }
  return type is AnyObject.Type
}

/// An optional type whose wrapped type isn't statically known.
private protocol OptionalType {
  static var wrappedType: any Any.Type { get }
}

extension Optional: OptionalType {
  static var wrappedType: any Any.Type { Wrapped.self }
}
