import SwiftSyntax
import SwiftSyntaxMacros

/// The kind of a property of an observable state, as determined by its attributes.
enum TrackedProperty {
  /// The registrar is notified of reads and writes.
  case tracked
  /// `@Presents`, whose own accessors notify the registrar.
  case presents
  /// Constants, computed properties, property wrappers and ignored properties.
  case untracked

  init(_ declaration: DeclSyntax) {
    guard let property = declaration.as(VariableDeclSyntax.self) else {
      self = .untracked
      return
    }
    self.init(property)
  }

  init(_ property: VariableDeclSyntax) {
    guard property.isStoredVar, !property.modifiers.contains(.lazy) else {
      self = .untracked
      return
    }
    if property.attributes.contains(named: "Presents") {
      self = .presents
    } else if property.attributes.all.allSatisfy(\.isKnownNonWrapper) {
      self = .tracked
    } else {
      self = .untracked
    }
  }
}

extension AttributeSyntax {
  /// True if the attribute is known not to be a property wrapper.
  fileprivate var isKnownNonWrapper: Bool {
    let names: Set = [
      "ObservationStateTracked", "available", "preconcurrency", "usableFromInline",
      "objc", "nonobjc", "_spi", "_documentation",
    ]
    return names.contains(baseName)
  }
}
