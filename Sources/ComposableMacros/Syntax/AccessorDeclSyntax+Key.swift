import SwiftSyntax
import SwiftSyntaxBuilder

extension AccessorDeclSyntax {
  /// Returns the accessors of a property that is stored under the type of a key, in a container with
  /// a subscript for keys.
  ///
  /// - Parameters:
  ///   - declaration: The property.
  ///   - key: The name of the key; `nil` if the property is invalid, which the peer macro reports.
  ///     It still gets an accessor, since a property without one would cause two more errors.
  static func accessors(
    of declaration: some DeclSyntaxProtocol, key: String?
  ) -> [AccessorDeclSyntax] {
    guard let key else {
      let isStored = declaration.as(VariableDeclSyntax.self)?.isStoredVar == true
      return isStored ? ["get {\nSwift.fatalError()\n}"] : []
    }
    return [
      """
      get {
      self[\(raw: key).self]
      }
      """,
      """
      set {
      self[\(raw: key).self] = newValue
      }
      """,
    ]
  }
}
