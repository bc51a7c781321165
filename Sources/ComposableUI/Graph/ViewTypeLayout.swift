import ComposableConcurrency

/// The stored properties of a view's type, collected once per type.
///
/// They are accessed by their offsets (see ``StoredProperty``): to bind `@State` to the view's
/// node, and to detect that a parent gave its view other values than before.
struct ViewTypeLayout: Sendable {
  private struct Field: Sendable {
    let name: String
    let offset: Int
    let type: any Any.Type
    let isSame: Sameness

    init(_ name: String, offset: Int, type: any Any.Type) {
      self.name = name
      self.offset = offset
      self.type = type
      isSame = Sameness(of: type)
    }
  }

  private static let cache = Lock<[ObjectIdentifier: ViewTypeLayout]>([:])

  /// The properties whose values come from the parent.
  private var inputFields: [Field] = []
  /// The properties whose values come from the graph, nested ones before those that contain them.
  private var dynamicProperties: [Field] = []

  /// True if a property reads the environment.
  var readsEnvironment: Bool {
    dynamicProperties.contains {
      ($0.type as? any GraphBoundProperty.Type)?.readsEnvironment == true
    }
  }

  /// The layout of a value's type.
  static func of<Content>(_ value: Content) -> ViewTypeLayout {
    let id = ObjectIdentifier(Content.self)
    if let layout = cache.withLock({ $0[id] }) { return layout }
    let layout = ViewTypeLayout(of: value, .current)
    cache.withLock { $0[id] = layout }
    return layout
  }

  /// Collects the stored properties of a value's type.
  ///
  /// - Parameters:
  ///   - value: A value of the type.
  ///   - source: The source of the stored properties.
  init(of value: some Any, _ source: StoredProperty.Source) {
    collect(value, at: 0, "", source)
  }

  /// Returns the name of the dynamic property at an offset: `isOn`, or `selection.first` if it is one of
  /// another property.
  func dynamicPropertyName(at offset: Int) -> String {
    dynamicProperties.first { $0.offset == offset }?.name ?? ""
  }

  private mutating func collect<Value>(
    _ value: Value, at start: Int, _ name: String, _ source: StoredProperty.Source
  ) {
    let properties = source.properties(of: value)
    // An enum has no stored properties, but a value.
    let whole = Field(name, offset: start, type: Value.self)
    if properties.isEmpty, MemoryLayout<Value>.size > 0 { inputFields.append(whole) }
    for property in properties {
      let field = Field(
        name.isEmpty ? property.name : "\(name).\(property.name)",
        offset: start + property.offset, type: property.type)
      if field.type is any _PropertyContainer.Type {
        // Its own dynamic properties live as long as the view that it is applied to, or the window.
        collect(property, of: value, at: field.offset, field.name, source)
      } else if field.type is any InputComparable.Type {
        inputFields.append(field)
        if field.type is any GraphBoundProperty.Type { dynamicProperties.append(field) }
      } else if field.type is any DynamicProperty.Type {
        // A custom dynamic property may contain others.
        if !(field.type is any GraphBoundProperty.Type) {
          collect(property, of: value, at: field.offset, field.name, source)
        }
        dynamicProperties.append(field)
      } else {
        inputFields.append(field)
      }
    }
  }

  private mutating func collect<Value>(
    _ property: StoredProperty, of value: Value, at start: Int, _ name: String,
    _ source: StoredProperty.Source
  ) {
    func collectProperty<Property>(_ type: Property.Type) {
      let property = withUnsafeBytes(of: value) { bytes in
        bytes.baseAddress.map {
          ($0 + property.offset).assumingMemoryBound(to: type).pointee
        }
      }
      if let property { collect(property, at: start, name, source) }
    }
    _openExistential(property.type, do: collectProperty)
  }

  /// Sets the values of a view's dynamic properties.
  ///
  /// - Returns: True if all have values. Otherwise the body can't be evaluated.
  func bind<Content>(
    _ view: inout Content, to storage: any StateStorage, _ node: _AnyViewNode
  ) -> Bool {
    if dynamicProperties.isEmpty { return true }
    return withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return true }
      return dynamicProperties.allSatisfy { field in
        guard let type = field.type as? any DynamicProperty.Type else { return true }
        return bind(type, at: start + field.offset, field.offset, to: storage, node)
      }
    }
  }

  private func bind<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, _ offset: Int,
    to storage: any StateStorage, _ node: _AnyViewNode
  ) -> Bool {
    let property = pointer.assumingMemoryBound(to: type)
    if var graphBound = property.pointee as? any GraphBoundProperty {
      graphBound.bind(to: storage, at: offset, node)
      let hasValue = graphBound.hasValue
      if let graphBound = graphBound as? Property { property.pointee = graphBound }
      if !hasValue { return false }
    }
    property.pointee.update()
    return true
  }

  /// Returns true if a parent gave a view the same values again.
  func areInputsEqual<Content>(_ old: Content, _ new: Content) -> Bool {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return inputFields.allSatisfy { $0.isSame(old + $0.offset, new + $0.offset) }
      }
    }
  }
}

/// A value whose dynamic properties live as long as the view that it is applied to, or as the window:
/// a modifier, a style or an app.
public protocol _PropertyContainer {}
