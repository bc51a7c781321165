import SwiftSyntax
import SwiftSyntaxMacros

extension VariableDeclSyntax {
  /// The only binding, when the declaration has one and it is a plain name.
  var named: (binding: PatternBindingSyntax, name: TokenSyntax)? {
    guard
      bindings.count == 1, let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
    else { return nil }
    return (binding, name)
  }

  var isVar: Bool { bindingSpecifier.tokenKind == .keyword(.var) }

  var isStatic: Bool { modifiers.contains(.static, .class) }

  /// Whether one of the bindings is computed: has `get` or a body instead of a place in memory.
  var isComputed: Bool { bindings.contains(where: \.isComputed) }

  /// An instance's `var` with a place in memory, whatever is attached to it.
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

  /// `_name`, without the backticks `name` may need.
  var underscored: String { "_\(bareText)" }
}
