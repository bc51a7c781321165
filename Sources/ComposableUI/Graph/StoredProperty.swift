#if !PublicReflection
@_spi(Reflection) import Swift
#endif

/// The name, the offset and the type of a stored property in the values of a type.
///
/// No other file depends on how values are laid out in memory. The layout comes from the standard
/// library's metadata, by an interface that is not public. For a toolchain without it, build with
/// `-Xswiftc -DPublicReflection`.
struct StoredProperty: Sendable, Equatable {
  let name: String
  let offset: Int
  let type: any Any.Type

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.offset == rhs.offset && lhs.type == rhs.type
  }

  /// A source of the stored properties of a value.
  enum Source: CaseIterable {
    #if !PublicReflection
    /// The metadata of the value's type.
    case metadata
    #endif
    /// A mirror of the value, which is public.
    ///
    /// The offsets are computed: stored properties follow each other, each aligned. A mirror shows
    /// a property whose type is a protocol by the type of its current value, which has another
    /// size. A value with such a property counts as one without properties: if a parent passes it,
    /// it is compared as a whole, and dynamic properties in it aren't bound.
    case mirror

    #if PublicReflection
    static let current = mirror
    #else
    static let current = metadata
    #endif

    /// The stored properties in the order of their declarations. Values such as those of enums
    /// have none.
    func properties<Value>(of value: Value) -> [StoredProperty] {
      switch self {
      #if !PublicReflection
      case .metadata:
        var properties: [StoredProperty] = []
        _ = _forEachField(of: Value.self) { name, offset, type, _ in
          properties.append(
            StoredProperty(name: String(cString: name), offset: offset, type: type))
          return true
        }
        return properties
      #endif
      case .mirror:
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return [] }
        var properties: [StoredProperty] = []
        var end = 0
        for child in mirror.children {
          let type = Swift.type(of: child.value)
          let (size, alignment) = layout(of: type)
          let offset = (end + alignment - 1) / alignment * alignment
          properties.append(
            StoredProperty(name: child.label ?? "", offset: offset, type: type))
          end = offset + size
        }
        return end == MemoryLayout<Value>.size ? properties : []
      }
    }
  }
}

/// The size and the alignment of a type's values, in bytes.
func layout(of type: any Any.Type) -> (size: Int, alignment: Int) {
  func layout<Value>(_ type: Value.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }
  return _openExistential(type, do: layout)
}
