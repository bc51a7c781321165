/// The conformances to a protocol that the compiler has recorded in the images of the program.
///
/// The runtime finds a conformance by its type and protocol. The types of a protocol are only in the records:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
enum ProtocolConformances {
  /// Returns the types that conform to a protocol, other than generic ones, in no particular order.
  ///
  /// - Parameter existential: The type of any value that conforms: `(any PreviewProvider).self`.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    // The protocols of an existential type follow its kind, flags and number of protocols.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return ConformanceRecords.sections.flatMap { section in
      stride(from: 0, to: section.count, by: 4).compactMap { offset in
        (section.baseAddress.map { $0 + offset }?.relativeReference)
          .flatMap { type(of: $0, to: descriptor) }
      }
    }
  }

  /// Returns the type of a conformance; `nil` if it is one to another protocol, or that of a generic type.
  ///
  /// - Parameters:
  ///   - conformance: The descriptor: references to the protocol, the type and the witness table, and flags.
  ///   - descriptor: The descriptor of the protocol.
  private static func type(
    of conformance: UnsafeRawPointer, to descriptor: UnsafeRawPointer
  ) -> Any.Type? {
    guard conformance.indirectableReference == descriptor,
      let reference = (conformance + 4).relativeReference
    else { return nil }
    let type: UnsafeRawPointer
    switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: type = reference
    case 1: type = reference.load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let isGeneric = type.load(as: UInt32.self) & 0x80 != 0
    // The accessor of the metadata follows flags, parent and name of a class, structure or enumeration.
    guard !isGeneric, let accessor = (type + 12).relativeReference else { return nil }
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
    return unsafeBitCast(
      unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
  }
}

extension UnsafeRawPointer {
  /// The address that the integer here refers to, relative to its own; `nil` for none.
  fileprivate var relativeReference: UnsafeRawPointer? {
    let offset = load(as: Int32.self)
    return offset == 0 ? nil : self + Int(offset)
  }

  /// The address that the integer here refers to, or if it is odd, the address that is there.
  fileprivate var indirectableReference: UnsafeRawPointer? {
    let offset = load(as: Int32.self)
    guard offset & 1 != 0 else { return relativeReference }
    return (self + Int(offset - 1)).load(as: UnsafeRawPointer?.self)
  }
}
