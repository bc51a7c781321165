import SwiftSyntax
import SwiftSyntaxMacros

extension VariableDeclSyntax {
  /// The binding and its name, if the declaration has a single binding with an identifier pattern.
  var named: (binding: PatternBindingSyntax, name: TokenSyntax)? {
    guard
      bindings.count == 1, let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
    else { return nil }
    return (binding, name)
  }

  var isVar: Bool { bindingSpecifier.tokenKind == .keyword(.var) }

  var isStatic: Bool { modifiers.contains(.static, .class) }

  /// True if one of the bindings is computed.
  var isComputed: Bool { bindings.contains(where: \.isComputed) }

  /// True for a stored instance property declared with `var`, whatever its attributes are.
  var isStoredVar: Bool { isVar && !isStatic && !isComputed }
}

extension PatternBindingSyntax {
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors): !accessors.allSatisfy(\.isObserver)
    }
  }

  var hasObservers: Bool {
    if case .accessors(let accessors) = accessorBlock?.accessors {
      accessors.contains(where: \.isObserver)
    } else {
      false
    }
  }
}

extension AccessorDeclSyntax {
  var isObserver: Bool {
    switch accessorSpecifier.tokenKind {
    case .keyword(.willSet), .keyword(.didSet): true
    default: false
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var bareText: String { identifier?.name ?? text }

  /// The name with a leading underscore.
  var underscored: String { prefixed("_") }

  /// The name with a prefix, and with backticks if it is a raw identifier such as `` `two words` ``.
  func prefixed(_ prefix: String) -> String { mapped { prefix + $0 } }

  /// The name derived from this one, with backticks if this is a raw identifier.
  func mapped(_ transform: (String) -> String) -> String {
    let isPlain = bareText.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? transform(bareText) : "`\(transform(bareText))`"
  }
}
