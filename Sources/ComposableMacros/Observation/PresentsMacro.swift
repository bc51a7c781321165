import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@Presents`, for the optional state of a presented child.
struct PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presented = PresentedProperty(declaration) else {
      // The peer macro reports the error. A property without an accessor would cause another one.
      let isStored = declaration.as(VariableDeclSyntax.self)?.isStoredVar == true
      return isStored ? ["get {\nSwift.fatalError()\n}"] : []
    }
    let accessors = TrackedAccessors(
      property: presented.name, storage: "\(presented.storage).wrappedValue")
    return [
      """
      @storageRestrictions(initializes: \(raw: presented.storage))
      init(initialValue) {
      \(raw: presented.storage) = \
      \(ModuleSelector.composableCore)PresentationState(wrappedValue: initialValue)
      }
      """,
      accessors.get, accessors.set, accessors.modify,
    ]
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let presented = PresentedProperty(declaration) else {
      context.error(
        """
        '@Presents' needs an optional 'var' with its type written out, such as \
        '@Presents var destination: Destination.State?'
        """,
        at: declaration
      )
      return []
    }
    let type = "\(ModuleSelector.composableCore)PresentationState<\(presented.wrapped)>"
    let accessors = TrackedAccessors(property: presented.name, storage: presented.storage)
    return [
      """
      @\(ModuleSelector.composableCore)ObservationStateIgnored \
      private var \(raw: presented.storage) = \(raw: type)(wrappedValue: \(raw: presented.initialValue))
      """,
      """
      @\(ModuleSelector.composableCore)ObservationStateIgnored \(raw: presented.modifiers)var \
      $\(raw: presented.bareName): \(raw: type) {
      \(accessors.get)
      \(accessors.set)
      \(accessors.modify)
      }
      """,
    ]
  }
}
