/// The type of the payload of a case.
struct PayloadType {
  let type: Any.Type
  /// True if a generic function can read the payload.
  let isReadable: Bool

  /// Describes a payload.
  ///
  /// - Parameters:
  ///   - type: The type, with its labels.
  ///   - isParameter: True if the case declares it as a parameter of a generic enum.
  init(_ type: Any.Type, isParameter: Bool) {
    self.type = type
    isReadable = isParameter || Self.isReadable(type)
  }

  /// Returns true if the payload is a value of a type, apart from labels. The payload of
  /// `case size(width: Int)` is a tuple of one element.
  func isSame(as other: Any.Type) -> Bool { Self.isSame(type, other) }

  /// Returns true if values of the payload may also be values of a type: the constructor of
  /// `case number(Int?)` is a function of `Int`, too, and that of `case failed(any Error)` one of
  /// any error.
  func mayContain(_ other: Any.Type) -> Bool {
    let type = unlabelled
    return switch MetadataKind.of(type) {
    case .optional: PayloadType(MetadataKind.type(2, of: type), isParameter: true).contains(other)
    case .existential, .extendedExistential: true
    default: type is AnyClass && other is AnyClass
    }
  }

  /// The type, without the label of a single value.
  var unlabelled: Any.Type { Self.unwrapped(type) }

  private func contains(_ other: Any.Type) -> Bool { isSame(as: other) || mayContain(other) }

  /// Returns true if two types differ in nothing but the labels of their elements.
  static func isSame(_ lhs: Any.Type, _ rhs: Any.Type) -> Bool {
    let (lhs, rhs) = (unwrapped(lhs), unwrapped(rhs))
    if lhs == rhs { return true }
    guard
      let left = MetadataKind.elements(of: lhs), let right = MetadataKind.elements(of: rhs),
      left.count == right.count
    else { return false }
    return zip(left, right).allSatisfy { isSame($0, $1) }
  }

  /// Returns the element of a tuple of one.
  private static func unwrapped(_ type: Any.Type) -> Any.Type {
    guard let elements = MetadataKind.elements(of: type), elements.count == 1 else { return type }
    return unwrapped(elements[0])
  }

  /// Returns true if an enum that declares a type stores its values as generic functions expect
  /// them.
  ///
  /// Functions and metatypes are represented differently where the compiler knows their type: a
  /// function receives its arguments in registers, and `Int.Type` has no size. A function without
  /// arguments and result is the same in both.
  private static func isReadable(_ type: Any.Type) -> Bool {
    let type = unwrapped(type)
    return switch MetadataKind.of(type) {
    case .function: isAction(type)
    case .metatype: !isSingleton(type)
    case .optional: isReadable(MetadataKind.type(2, of: type))
    case .tuple: MetadataKind.elements(of: type)?.allSatisfy(isReadable) ?? true
    default: true
    }
  }

  /// Returns the only value of a type such as `Int.Type`, or `nil` for types with several values.
  static func singleton<Value>(of type: Value.Type) -> Value? {
    if type == Void.self { return unsafeBitCast((), to: Value.self) }
    guard MetadataKind.of(type) == .metatype, isSingleton(type) else { return nil }
    return unsafeBitCast(MetadataKind.type(1, of: type), to: Value.self)
  }

  /// Returns true for the metatype of a type without subclasses.
  private static func isSingleton(_ metatype: Any.Type) -> Bool {
    !(MetadataKind.type(1, of: metatype) is AnyClass)
  }

  /// Returns true for `() -> Void`, also with `async` or `throws`.
  private static func isAction(_ function: Any.Type) -> Bool {
    // The flags contain the number of parameters, the calling convention, and whether there are
    // more flags, such as for a typed error, which is returned in another way.
    MetadataKind.word(1, of: function) & 0x80FF_FFFF == 0
      && MetadataKind.type(2, of: function) == Void.self
  }
}
