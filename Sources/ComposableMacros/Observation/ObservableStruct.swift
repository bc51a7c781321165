import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@ObservableState` adds to a struct.
struct ObservableStruct {
  private let declaration: StructDeclSyntax

  init(_ declaration: StructDeclSyntax) {
    self.declaration = declaration
  }

  func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    complain(in: context)
    return [
      """
      @ComposableArchitecture.ObservationStateIgnored public var _$observationRegistrar = \
      ComposableArchitecture.ObservationStateRegistrar()
      """,
      """
      public var _$id: ComposableArchitecture.ObservableStateID {
      _$observationRegistrar.id
      }
      """,
      """
      public mutating func _$detach() {
      _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
      }
      """,
      """
      \(raw: deprecation)public static var _$places: [Any] {
      \(raw: placesBody)
      }
      """,
    ]
  }

  /// Where the value of an observed property lies.
  private struct Place {
    let property: String
    let storage: String
  }

  private var observed: Branches<VariableDeclSyntax> {
    declaration.branches.flatMap { member in
      guard let property = member.as(VariableDeclSyntax.self), property.named != nil else {
        return []
      }
      switch TrackedProperty(property) {
      case .tracked, .presents: return [property]
      case .untracked: return []
      }
    }
  }

  private var observedPlaces: Branches<Place> {
    observed.flatMap { property in
      guard let name = property.named?.name else { return [] }
      guard case .presents = TrackedProperty(property) else {
        return [Place(property: name.text, storage: name.underscored)]
      }
      return [
        Place(property: name.text, storage: "\(name.underscored).wrappedValue"),
        Place(property: "$\(name.bareText)", storage: name.underscored),
      ]
    }
  }

  /// One entry for each observed property: how to look at it and change it where it lies.
  ///
  /// The closures of a generic type can't be shown to be `Sendable`, for they mention the metatype of
  /// the parameter. They go to an initialiser that takes their word for it.
  private var placesBody: String {
    let places = observedPlaces
    guard !places.nodes.isEmpty else { return "[]" }
    // A statement for each place: one literal of many closures is slow to type-check.
    let statements = places.source { place in
      """
      places.append(
      ComposableArchitecture._FieldAccessor(
      \\Self.\(place.property),
      _storage: \\Self.\(place.storage),
      _modify: { $1(&$0.\(place.property)) }
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

  /// Where deprecated properties are named without a warning; generic code sees the protocol's
  /// requirement and isn't warned either.
  private var deprecation: String {
    let isDeprecated = observed.all.contains { property in
      property.attributes.availability.contains { $0.says("deprecated") }
    }
    return isDeprecated ? "@available(*, deprecated)\n" : ""
  }

  private func complain(in context: some MacroExpansionContext) {
    for property in declaration.branches.all.compactMap({ $0.as(VariableDeclSyntax.self) }) {
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
