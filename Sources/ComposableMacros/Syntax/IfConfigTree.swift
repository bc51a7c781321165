import SwiftSyntax

/// The members of a declaration in source order, with the structure of their `#if` directives.
struct IfConfigTree<Element> {
  enum Node {
    case element(Element)
    case ifConfig([Clause])

    var isElement: Bool { if case .element = self { true } else { false } }
  }

  struct Clause {
    /// The directive of the clause: `#if DEBUG`, `#elseif os(Linux)` or `#else`.
    let directive: String
    let subtree: IfConfigTree
  }

  var nodes: [Node] = []

  /// All elements, inside and outside of `#if` directives.
  var all: [Element] {
    nodes.flatMap { node in
      switch node {
      case .element(let element): [element]
      case .ifConfig(let clauses): clauses.flatMap(\.subtree.all)
      }
    }
  }

  /// The elements outside of `#if` directives.
  var unconditional: [Element] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The elements inside of `#if` directives.
  var conditional: [Element] {
    nodes.flatMap { node -> [Element] in
      if case .ifConfig(let clauses) = node { clauses.flatMap(\.subtree.all) } else { [] }
    }
  }

  func flatMap<Other>(_ transform: (Element) -> [Other]) -> IfConfigTree<Other> {
    IfConfigTree<Other>(
      nodes: nodes.flatMap { node -> [IfConfigTree<Other>.Node] in
        switch node {
        case .element(let element):
          return transform(element).map { .element($0) }
        case .ifConfig(let clauses):
          let clauses = clauses.map {
            IfConfigTree<Other>.Clause(
              directive: $0.directive, subtree: $0.subtree.flatMap(transform))
          }
          return clauses.contains { !$0.subtree.nodes.isEmpty } ? [.ifConfig(clauses)] : []
        }
      }
    )
  }

  func filter(_ isIncluded: (Element) -> Bool) -> IfConfigTree {
    flatMap { isIncluded($0) ? [$0] : [] }
  }

  /// Concatenates the source of all elements, with the `#if` directives in between.
  func source(_ each: (Element) -> String) -> String {
    nodes.map { node in
      switch node {
      case .element(let element):
        return each(element)
      case .ifConfig(let clauses):
        return clauses.map { "\($0.directive)\n\($0.subtree.source(each))\n" }.joined() + "#endif"
      }
    }
    .joined(separator: "\n")
  }
}

extension IfConfigTree<DeclSyntax> {
  init(_ members: MemberBlockItemListSyntax) {
    nodes = members.map { member in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
        return .element(member.decl)
      }
      return .ifConfig(
        conditional.clauses.map { clause in
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          let subtree: IfConfigTree =
            if case .decls(let members) = clause.elements { IfConfigTree(members) } else {
              IfConfigTree()
            }
          return Clause(directive: clause.poundKeyword.text + condition, subtree: subtree)
        }
      )
    }
  }
}

extension DeclGroupSyntax {
  /// The members with the structure of their `#if` directives.
  var memberTree: IfConfigTree<DeclSyntax> { IfConfigTree(memberBlock.members) }
}
