/// The cases of an enum without case paths.
package struct ReflectedEnum<Root>: Sendable {
  private let metadata: EnumMetadata
  /// The types of the payloads that can be read, by the numbers of the cases.
  package let payloadTypes: [UInt32: Any.Type]

  /// Reads the cases of a type, or returns `nil` if it is no enum.
  package init?(_ type: Root.Type) {
    guard let metadata = EnumMetadata(type) else { return nil }
    self.metadata = metadata
    payloadTypes = metadata.payloads.filter(\.value.isReadable).mapValues(\.unlabelled)
  }

  /// Returns the number of the case of a value.
  package func tag(of root: Root) -> UInt32 { metadata.tag(of: root) }

  /// Returns the payload of a value.
  ///
  /// - Parameters:
  ///   - root: The value.
  ///   - tag: The number of its case.
  ///   - type: The type of the payload, which is that of ``payloadTypes``.
  package func payload<Payload>(of root: Root, in tag: UInt32, as type: Payload.Type) -> Payload {
    metadata.payload(of: root, in: tag, as: type)
  }
}
