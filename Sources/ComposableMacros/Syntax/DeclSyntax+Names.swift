import SwiftSyntax

extension DeclSyntax {
  /// Whether this declares a type or an alias of that name.
  func declaresType(named name: String) -> Bool {
    if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.name.bareText == name }
    guard asProtocol((any DeclGroupSyntax).self) != nil else { return false }
    return asProtocol((any NamedDeclSyntax).self)?.name.bareText == name
  }
}
