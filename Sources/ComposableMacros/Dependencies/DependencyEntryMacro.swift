import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@DependencyEntry`, which generates the key of a dependency.
struct DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = DependencyEntry(declaration, node, in: context)
    return AccessorDeclSyntax.accessors(of: declaration, key: entry?.key)
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let key = node.key, !key.isIdentifier {
      context.error(
        "The name of the key must be a string literal with an identifier, such as \"ClientKey\"",
        at: key.expression
      )
      return []
    }
    guard let entry = DependencyEntry(declaration, node, in: context) else {
      context.error(
        """
        '@DependencyEntry' needs a 'var' with a default value, such as \
        '@DependencyEntry var client = Client()'
        """,
        at: declaration
      )
      return []
    }
    return [entry.declaration]
  }
}

/// The implementation of `@_DependencyEntryValue`, which makes a property with an inferred type
/// computed: its value is created for each test.
struct DependencyEntryValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    else { return [] }
    return ["get {\n\(value.trimmed)\n}"]
  }
}

/// The property that `@DependencyEntry` is attached to.
private struct DependencyEntry {
  let key: String
  private let keyAccess: String
  private let memberAccess: String
  private let type: String?
  /// The values of the key: the names of their properties and their expressions.
  private var values: [(name: String, expression: String)]

  init?(
    _ declaration: some DeclSyntaxProtocol,
    _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard
      let property = declaration.as(VariableDeclSyntax.self), property.isStoredVar,
      let (binding, name) = property.named,
      node.key?.isIdentifier != false
    else { return nil }
    let type = binding.typeAnnotation?.type
    guard
      let value = binding.initializer?.value.trimmedDescription
        ?? (type?.unparenthesized.isOptional == true ? "nil" : nil)
    else { return nil }
    self.type = type?.trimmedDescription
    memberAccess = property.memberAccess(in: context)
    // The access of the extension is that of the key, too; to repeat it would cause a warning.
    let ownAccess = property.modifiers.exportingAccess ?? ""
    if let key = node.key?.name {
      self.key = key
      let isFilePrivate = property.modifiers.contains(.private, .fileprivate)
      keyAccess = isFilePrivate ? "fileprivate " : ownAccess
    } else if memberAccess.isEmpty {
      key = name.prefixed("__Key_")
      keyAccess = "private "
    } else {
      // Visible, so that another module can add a live value.
      key = name.mapped { $0.prefix(1).uppercased() + $0.dropFirst() + "Key" }
      keyAccess = ownAccess
    }
    values = [("testValue", value)]
    for argument in ["previewValue", "liveValue"] {
      guard let expression = node.argument(argument) else { continue }
      values.append((argument, expression.trimmedDescription))
    }
  }

  var declaration: DeclSyntax {
    let isLive = values.contains { $0.name == "liveValue" }
    let members = values.map { value in
      guard let type else {
        return """
          @\(ModuleSelector.dependenciesMacros)_DependencyEntryValue \
          \(memberAccess)static var \(value.name) = \(value.expression)
          """
      }
      return "\(memberAccess)static var \(value.name): \(type) { \(value.expression) }"
    }
    return """
      \(raw: keyAccess)nonisolated enum \(raw: key): \
      \(ModuleSelector.dependencies)\(raw: isLive ? "DependencyKey" : "TestDependencyKey") {
      \(raw: members.joined(separator: "\n"))
      }
      """
  }
}

/// The argument of `@DependencyEntry` that names the key.
private struct KeyArgument {
  let expression: ExprSyntax

  /// The name, or `nil` if the argument is not a plain literal.
  var name: String? {
    expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription
  }

  var isIdentifier: Bool { name?.wholeMatch(of: /[_\p{L}][_\p{L}\p{N}]*/) != nil }
}

extension AttributeSyntax {
  fileprivate var key: KeyArgument? {
    guard
      case .argumentList(let arguments) = arguments, let argument = arguments.first,
      argument.label == nil
    else { return nil }
    return KeyArgument(expression: argument.expression)
  }

  fileprivate func argument(_ label: String) -> ExprSyntax? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    return arguments.first { $0.label?.text == label }?.expression
  }
}

extension VariableDeclSyntax {
  /// The access that a generated declaration beside this property needs to be as visible.
  fileprivate func memberAccess(in context: some MacroExpansionContext) -> String {
    if let access = modifiers.exportingAccess { return access }
    return context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.exportingAccess
      ?? ""
  }
}
