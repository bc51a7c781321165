/// The metadata of an enum: its cases with the types of their payloads, and the case of a value.
///
/// The layout is that of Swift's stable ABI: `docs/ABI/TypeMetadata.rst` in the repository of the
/// compiler, and for the witnesses its `include/swift/ABI/ValueWitness.def`. The metadata of a type
/// is neither changed nor deallocated, and is the same on all platforms.
struct EnumMetadata: @unchecked Sendable {  // Unchecked: a pointer to immutable memory.
  private let metadata: UnsafeRawPointer

  /// Returns the metadata of a type, or `nil` if the type is no enum.
  init?(_ type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard
      MetadataKind.of(type) == .enum || MetadataKind.of(type) == .optional,
      // An imported enum may have no witnesses.
      (witnesses + 10 * word).load(as: UInt32.self) & 0x0020_0000 != 0
    else { return nil }
  }

  /// The payloads of the cases that have one, by tag.
  var payloads: [UInt32: PayloadType] {
    guard let fields else { return [:] }
    let count = (fields + 12).load(as: UInt32.self)
    return (0..<count).reduce(into: [:]) { $0[$1] = payload($1) }
  }

  private func payload(_ tag: UInt32) -> PayloadType? {
    guard let name = field(tag).flatMap({ relative($0 + 4) }) else { return nil }
    let length = mangledNameLength(name)
    let isParameter = isParameter(UnsafeRawBufferPointer(start: name, count: length))
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length),
      genericContext: descriptor, genericArguments: metadata + 2 * word
    ).map { PayloadType($0, isParameter: isParameter) }
  }

  /// Returns the number of the case of a value of the enum.
  func tag<Root>(of value: Root) -> UInt32 {
    let getEnumTag = unsafeBitCast(
      enumWitness(0), to: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32).self)
    return withUnsafePointer(to: value) { getEnumTag($0, metadata) }
  }

  /// Returns the name of a case; `nil` if the cases have no descriptions.
  func name(ofCase tag: UInt32) -> String? {
    field(tag).flatMap { relative($0 + 8) }
      .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  /// Returns the payload of a value of the enum.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - tag: The case of the value.
  ///   - type: The type of the payload.
  func payload<Root, Payload>(
    of value: Root, in tag: UInt32, as type: Payload.Type
  ) -> Payload {
    withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      let copy = UnsafeMutableRawPointer(buffer.baseAddress.unsafelyUnwrapped)
      copy.initializeMemory(as: Root.self, to: value)
      return takePayload(tag, from: copy, as: type)
    }
  }

  /// Moves the payload out of the memory of a value, which it leaves uninitialized.
  ///
  /// - Parameters:
  ///   - tag: The case of the value.
  ///   - value: The memory of the value.
  ///   - type: The type of the payload.
  private func takePayload<Payload>(
    _ tag: UInt32, from value: UnsafeMutableRawPointer, as type: Payload.Type
  ) -> Payload {
    let destructiveProjectEnumData = unsafeBitCast(
      enumWitness(1), to: (@convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void).self)
    destructiveProjectEnumData(value, metadata)
    guard isIndirect(tag) else { return value.assumingMemoryBound(to: type).move() }
    // The memory is now that of a reference to a box, with the payload after the header.
    let box = value.load(as: UnsafeRawPointer.self)
    defer { Unmanaged<AnyObject>.fromOpaque(box).release() }
    let header = 2 * word
    let alignment = MemoryLayout<Payload>.alignment
    let payload = box + (header + alignment - 1) / alignment * alignment
    return payload.assumingMemoryBound(to: type).pointee
  }

  private func isIndirect(_ tag: UInt32) -> Bool {
    field(tag).map { $0.load(as: UInt32.self) & 1 != 0 } ?? false
  }

  /// Returns true for the name of a generic parameter: `x` for the first, then `q_` and `q0_`.
  private func isParameter(_ name: UnsafeRawBufferPointer) -> Bool {
    switch name.first {
    case UInt8(ascii: "x"): name.count == 1
    case UInt8(ascii: "q"): name.dropLast().allSatisfy { $0 != UInt8(ascii: "_") || name.count < 5 }
    default: false
    }
  }

  private var word: Int { MemoryLayout<UnsafeRawPointer>.size }
  private var descriptor: UnsafeRawPointer { (metadata + word).load(as: UnsafeRawPointer.self) }
  private var witnesses: UnsafeRawPointer { (metadata - word).load(as: UnsafeRawPointer.self) }

  /// Eight functions, two sizes and two 32-bit numbers precede the witnesses of enums.
  private func enumWitness(_ index: Int) -> UnsafeRawPointer {
    (witnesses + (10 + index) * word + 8).load(as: UnsafeRawPointer.self)
  }

  /// The descriptions of the cases, which a compiler option omits.
  private var fields: UnsafeRawPointer? { relative(descriptor + 16) }

  private func field(_ tag: UInt32) -> UnsafeRawPointer? {
    guard let fields, tag < (fields + 12).load(as: UInt32.self) else { return nil }
    return fields + 16 + 12 * Int(tag)
  }

  /// Returns the address that a relative pointer refers to, or `nil` if it is null.
  private func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = pointer.load(as: Int32.self)
    return offset == 0 ? nil : pointer + Int(offset)
  }

  /// Returns the length of a name, in which references to other types may contain null bytes.
  private func mangledNameLength(_ name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return length
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 1 + word
      default: length += 1
      }
    }
  }
}

/// The kinds of types that matter for payloads.
enum MetadataKind: UInt {
  case `enum` = 0x201
  case optional = 0x202
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case metatype = 0x304
  case extendedExistential = 0x307

  static func of(_ type: Any.Type) -> MetadataKind? {
    MetadataKind(rawValue: Self.word(0, of: type))
  }

  /// Returns a word of the metadata of a type, which begins with the type's kind.
  static func word(_ index: Int, of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// Returns a type that is a word of the metadata of a type.
  static func type(_ index: Int, of type: Any.Type) -> Any.Type {
    unsafeBitCast(word(index, of: type), to: Any.Type.self)
  }

  /// Returns the types of the elements of a tuple, or `nil` for a type that is no tuple.
  static func elements(of type: Any.Type) -> [Any.Type]? {
    guard of(type) == .tuple else { return nil }
    // After the kind, the number of elements and their labels: the type and the offset of each.
    return (0..<Int(word(1, of: type))).map { self.type(3 + 2 * $0, of: type) }
  }
}
