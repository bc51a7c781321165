import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The implementation of `@ViewAction(for:)`, for a view that sends only the view actions of its
/// feature.
struct ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let visitor = DirectSendVisitor(viewMode: .sourceAccurate)
    visitor.walk(declaration.memberBlock)
    for call in visitor.calls { call.warn(in: context) }

    guard declaration.hasStore else {
      diagnoseMissingStore(of: declaration, feature: feature(node), in: context)
      return []
    }
    guard !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax(
        of: type, declaration, conformingTo: ["\(ModuleSelector.composableCore)ViewActionSending"])
    ]
  }

  /// The feature of the attribute, as in `@ViewAction(for: Feature.self)`.
  private static func feature(_ node: AttributeSyntax) -> String? {
    guard
      case .argumentList(let arguments) = node.arguments, let argument = arguments.first,
      let access = argument.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self), let base = access.base
    else { return nil }
    return base.trimmedDescription
  }

  private static func diagnoseMissingStore(
    of declaration: some DeclGroupSyntax,
    feature: String?,
    in context: some MacroExpansionContext
  ) {
    let block = declaration.memberBlock
    var fixIts: [FixIt] = []
    if let feature {
      let indentation = block.members.first?.leadingTrivia ?? [.newlines(1), .spaces(2)]
      let property = MemberBlockItemSyntax(
        leadingTrivia: indentation,
        decl: "let store: StoreOf<\(raw: feature)>" as DeclSyntax
      )
      fixIts = [
        FixIt(
          message: MacroDiagnostic(message: "Add 'let store: StoreOf<\(feature)>'"),
          changes: [
            .replace(
              oldNode: Syntax(block.leftBrace),
              newNode: Syntax(
                block.leftBrace.with(
                  \.trailingTrivia,
                  block.leftBrace.trailingTrivia + .init(pieces: property.sourceTrivia))
              )
            )
          ]
        )
      ]
    }
    context.error(
      """
      '@ViewAction' sends to the view's 'store', and this type has no property of that name
      """,
      at: declaration.introducer,
      fixIts: fixIts
    )
  }
}

extension MemberBlockItemSyntax {
  /// The member as trivia that can follow a brace.
  fileprivate var sourceTrivia: [TriviaPiece] { [.unexpectedText(description)] }
}

extension DeclGroupSyntax {
  fileprivate var hasStore: Bool {
    memberTree.all.contains { member in
      guard let property = member.as(VariableDeclSyntax.self), !property.isStatic else {
        return false
      }
      return property.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "store"
      }
    }
  }
}
