import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The source of the members that `@ObservableState` adds to a struct.
struct ObservableStruct {
  private let declaration: StructDeclSyntax

  init(_ declaration: StructDeclSyntax) {
    self.declaration = declaration
  }

  func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    emitDiagnostics(in: context)
    return [
      """
      @\(ModuleSelector.composableCore)ObservationStateIgnored public var _$observationRegistrar = \
      \(ModuleSelector.composableCore)ObservationStateRegistrar()
      """,
      """
      public var _$id: \(ModuleSelector.composableCore)ObservableStateID {
      _$observationRegistrar.id
      }
      """,
      """
      public mutating func _$detach() {
      _$observationRegistrar = \(ModuleSelector.composableCore)ObservationStateRegistrar()
      }
      """,
      DeclSyntax(
        unparsed: """
          \(deprecation)public static var _$fieldAccessors: [Any] {
            \(fieldAccessorsBody.indentedAfterFirstLine)
          }
          """
      ),
    ]
  }

  /// An observed property and the key path of its storage.
  private struct FieldAccessor {
    let property: String
    let storage: String
  }

  private var observed: IfConfigTree<VariableDeclSyntax> {
    declaration.memberTree.flatMap { member in
      guard let property = member.as(VariableDeclSyntax.self), property.named != nil else {
        return []
      }
      switch TrackedProperty(property) {
      case .tracked, .presents: return [property]
      case .untracked: return []
      }
    }
  }

  private var fieldAccessors: IfConfigTree<FieldAccessor> {
    observed.flatMap { property in
      guard let name = property.named?.name else { return [] }
      guard case .presents = TrackedProperty(property) else {
        return [FieldAccessor(property: name.text, storage: name.underscored)]
      }
      // Otherwise `@Presents` reports an error and generates no storage.
      guard PresentedProperty(property) != nil else { return [] }
      return [
        FieldAccessor(property: name.text, storage: "\(name.underscored).wrappedValue"),
        FieldAccessor(property: name.prefixed("$"), storage: name.underscored),
      ]
    }
  }

  /// The array with an accessor for each observed property, to read and modify it in place.
  ///
  /// In a generic type the closures can't be proven `Sendable`, since they capture the metatype of
  /// the generic parameter. They are passed to an unchecked initializer.
  private var fieldAccessorsBody: String {
    let accessors = fieldAccessors
    guard !accessors.nodes.isEmpty else { return "[]" }
    // One statement per property: an array literal of many closures is slow to type-check.
    let statements = accessors.source { accessor in
      """
      places.append(
        \(ModuleSelector.composableCore)_FieldAccessor(
          \\Self.\(accessor.property),
          _storage: \\Self.\(accessor.storage),
          _modify: {
            $1(&$0.\(accessor.property))
          }
        )
      )
      """
    }
    return """
      var places: [Any] = []
      \(statements)
      return places
      """
  }

  /// The attribute that allows references to deprecated properties without a warning. Generic code
  /// uses the protocol's requirement and gets no warning either.
  private var deprecation: String {
    let isDeprecated = observed.all.contains { property in
      property.attributes.availability.contains { $0.hasAvailabilityArgument("deprecated") }
    }
    return isDeprecated ? "@available(*, deprecated)\n" : ""
  }

  private func emitDiagnostics(in context: some MacroExpansionContext) {
    for property in declaration.memberTree.all.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      guard property.isVar, !property.isStatic else { continue }
      if let lazy = property.modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }),
        !property.attributes.contains(named: "ObservationStateIgnored")
      {
        context.error(
          """
          '@ObservableState' can't observe a lazy property: reading it would change the state. \
          Make it a computed property, or mark it '@ObservationStateIgnored'
          """,
          at: lazy
        )
      } else if property.isStoredVar, property.attributes.contains(named: "MainActor"),
        !property.attributes.contains(named: "ObservationStateIgnored")
      {
        context.error(
          """
          '@ObservableState' can't observe a property of the main actor: state is read and changed \
          on the actor of its store. Remove '@MainActor', or mark it '@ObservationStateIgnored'
          """,
          at: property.bindings
        )
      } else if case .tracked = TrackedProperty(property), property.named == nil {
        context.error(
          """
          '@ObservableState' observes each property by name: declare one property with each 'var'
          """,
          at: property.bindings
        )
      }
    }
  }
}

extension String {
  /// The text with all lines but the first indented.
  fileprivate var indentedAfterFirstLine: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
  }
}
