import SwiftSyntax
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  private var mainActor: AttributeSyntax? { attributes.all.first { $0.baseName == "MainActor" } }

  /// The isolation of a conformance of the type: with it, the attribute of the type is the only
  /// error.
  var isolation: String { mainActor == nil ? "" : "@MainActor " }

  /// Reports an error at the attribute that isolates the type to the main actor.
  func requireNoActor(
    for macro: String, _ reason: String, in context: some MacroExpansionContext
  ) {
    guard let mainActor else { return }
    context.error(
      "'\(macro)' can't be attached to a type of the main actor: \(reason). Remove '@MainActor'",
      at: mainActor
    )
  }
}
