import SwiftSyntax

extension AttributeListSyntax {
  var all: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let conditional):
        conditional.clauses.flatMap { clause -> [AttributeSyntax] in
          if case .attributes(let attributes) = clause.elements { attributes.all } else { [] }
        }
      }
    }
  }

  func contains(named names: String...) -> Bool {
    all.contains { names.contains($0.baseName) }
  }

  var availability: [AttributeSyntax] { all.filter { $0.baseName == "available" } }

  /// The `@available` attributes, one per line, to precede a declaration.
  var availabilitySource: String {
    availability.map { $0.trimmedDescription + "\n" }.joined()
  }
}

extension AttributeSyntax {
  /// The name without its module: `Presents` for `@ComposableCore.Presents`.
  var baseName: String { attributeName.baseName ?? attributeName.trimmedDescription }

  /// Returns true if an `@available` attribute has an argument such as `deprecated`.
  func hasAvailabilityArgument(_ name: String) -> Bool {
    guard case .availability(let arguments) = arguments else { return false }
    return arguments.contains { argument in
      switch argument.argument {
      case .token(let token): token.text == name
      case .availabilityLabeledArgument(let labeled): labeled.label.text == name
      case .availabilityVersionRestriction: false
      }
    }
  }
}
