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
    guard isObserved(in: context) else { return ["get {\nSwift.fatalError()\n}", "set {\n}"] }
    let accessors = TrackedAccessors(
      property: presented.name, storage: "\(presented.storage).wrappedValue",
      hasObservers: !presented.observers.isEmpty)
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
    guard isObserved(in: context) else {
      context.error(
        """
        '@Presents' needs '@ObservableState' on the struct: attach it, or use '@PresentationState'
        """,
        at: node
      )
      return [
        """
        \(raw: presented.modifiers)var \(raw: presented.projection): \(raw: type) {
        get {
        Swift.fatalError()
        }
        set {
        }
        }
        """
      ]
    }
    let accessors = TrackedAccessors(
      property: presented.name, storage: presented.storage,
      hasObservers: !presented.observers.isEmpty)
    return [
      """
      @\(ModuleSelector.composableCore)ObservationStateIgnored \
      private var \(raw: presented.storage) = \(raw: type)(wrappedValue: \(raw: presented.initialValue))\
      \(raw: presented.observers)
      """,
      """
      @\(ModuleSelector.composableCore)ObservationStateIgnored \(raw: presented.modifiers)var \
      \(raw: presented.projection): \(raw: type) {
      \(accessors.get)
      \(accessors.set)
      \(accessors.modify)
      }
      """,
    ]
  }
}

extension PresentsMacro {
  /// Returns true if the surrounding type has a registrar of observers.
  private static func isObserved(in context: some MacroExpansionContext) -> Bool {
    let type = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
    return type?.attributes.contains(named: "ObservableState") != false
  }
}
