import SwiftSyntax
import SwiftSyntaxMacros

/// A property of observable state and what is attached to it.
enum TrackedProperty {
  /// Reads and writes are to be told to the registrar.
  case tracked
  /// `@Presents`, which tells the registrar itself.
  case presents
  /// Constants, computed properties, property wrappers and what the user asked to leave alone.
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
    } else if property.attributes.all.allSatisfy(\.isNoWrapper) {
      self = .tracked
    } else {
      self = .untracked
    }
  }
}

extension AttributeSyntax {
  /// Whether the attribute is known to leave the property's storage as it is.
  fileprivate var isNoWrapper: Bool {
    let names: Set = [
      "ObservationStateTracked", "available", "preconcurrency", "usableFromInline",
      "objc", "nonobjc", "_spi", "_documentation",
    ]
    return names.contains(baseName)
  }
}
