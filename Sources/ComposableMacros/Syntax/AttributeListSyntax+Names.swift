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

  /// The `@available` attributes, one to a line, ready to stand before a declaration.
  var availabilitySource: String {
    availability.map { $0.trimmedDescription + "\n" }.joined()
  }
}

extension AttributeSyntax {
  /// The name without its module: `Presents` for `@ComposableArchitecture.Presents`.
  var baseName: String { attributeName.baseName ?? attributeName.trimmedDescription }

  /// Whether an `@available` attribute carries a word such as `deprecated`.
  func says(_ word: String) -> Bool {
    guard case .availability(let arguments) = arguments else { return false }
    return arguments.contains { argument in
      switch argument.argument {
      case .token(let token): token.text == word
      case .availabilityLabeledArgument(let labeled): labeled.label.text == word
      case .availabilityVersionRestriction: false
      }
    }
  }
}
