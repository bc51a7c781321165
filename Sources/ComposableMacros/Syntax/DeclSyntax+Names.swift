import SwiftSyntax

extension DeclSyntax {
  /// Returns true if this declares a type or a type alias with the given name.
  func declaresType(named name: String) -> Bool {
    if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.name.bareText == name }
    guard asProtocol((any DeclGroupSyntax).self) != nil else { return false }
    return asProtocol((any NamedDeclSyntax).self)?.name.bareText == name
  }
}
