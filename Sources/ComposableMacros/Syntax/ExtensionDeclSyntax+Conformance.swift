import SwiftSyntax
import SwiftSyntaxBuilder

extension ExtensionDeclSyntax {
  /// Creates an extension that declares conformances of a type, as available as the type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - declaration: The declaration of the type.
  ///   - protocols: The names of the protocols.
  init(
    of type: some TypeSyntaxProtocol, _ declaration: some DeclGroupSyntax,
    conformingTo protocols: [String]
  ) throws {
    try self.init(
      """
      \(raw: declaration.attributes.availabilitySource)extension \(type.trimmed): \
      \(raw: protocols.joined(separator: ", ")) {
      }
      """
    )
  }
}
