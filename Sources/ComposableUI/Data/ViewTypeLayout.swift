@_spi(Reflection) import Swift
import Synchronization

/// The stored properties of a view's type, looked up once.
///
/// They are reached by their offsets, as the standard library tells them: to bind `@State` to the view's
/// place, and to tell whether a parent gave its view other values than the last time.
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

  private static let known = Mutex<[ObjectIdentifier: ViewTypeLayout]>([:])

  /// What a parent gives.
  private var given: [Field] = []
  /// What the graph gives, from the inside out.
  private var bound: [Field] = []

  static func of<Content>(_ type: Content.Type) -> ViewTypeLayout {
    let id = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[id] }) { return fields }
    let fields = ViewTypeLayout(type)
    known.withLock { $0[id] = fields }
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
    // An enum has no stored properties, and yet a value.
    let whole = Field(offset: start, type: type)
    if isEmpty, whole.size > 0 { given.append(whole) }
  }

  private mutating func add(_ field: Field) {
    if field.type is any ViewModifier.Type || field.type is any PrimitiveButtonStyle.Type
      || field.type is any ButtonStyle.Type
    {
      // What it has of its own lives as long as the view that it is applied to.
      return collect(field.type, at: field.offset)
    }
    guard field.type is any DynamicProperty.Type else { return given.append(field) }
    // A property of the user's own may have state inside.
    if !(field.type is any GraphBoundProperty.Type) { collect(field.type, at: field.offset) }
    bound.append(field)
  }

  /// Gives a view's dynamic properties their values.
  func bind<Content>(_ view: inout Content, to holder: any StateStorage, _ node: _AnyViewNode) {
    if bound.isEmpty { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in bound {
        guard let type = field.type as? any DynamicProperty.Type else { continue }
        bind(type, at: start + field.offset, field.offset, to: holder, node)
      }
    }
  }

  private func bind<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, _ offset: Int,
    to holder: any StateStorage, _ node: _AnyViewNode
  ) {
    let property = pointer.assumingMemoryBound(to: type)
    if var bound = property.pointee as? any GraphBoundProperty {
      bound.bind(to: holder, at: offset, node)
      if let bound = bound as? Property { property.pointee = bound }
    }
    property.pointee.update()
  }

  /// Whether a parent gave the same values twice.
  ///
  /// References are the same when they are identical, whatever their class makes of `==`: a property
  /// may be `weak` or `unowned`, which its type does not tell, and its bytes are no strong reference
  /// then. Other values are compared by `==`, or by their bytes where they have none.
  func areSame<Content>(_ old: Content, _ new: Content) -> Bool {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return given.allSatisfy { isSame($0, old + $0.offset, new + $0.offset) }
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

/// How many bytes a value takes.
private func size(of type: any Any.Type) -> Int {
  func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
  return _openExistential(type, do: size)
}

/// Whether the values of a type are references to objects, or none.
private func isReference(_ type: any Any.Type) -> Bool {
  if let type = type as? any OptionalType.Type { return isReference(type.wrappedType) }
  return type is AnyObject.Type
}

/// The type of an optional, whatever it wraps.
private protocol OptionalType {
  static var wrappedType: any Any.Type { get }
}

extension Optional: OptionalType {
  static var wrappedType: any Any.Type { Wrapped.self }
}
