import SwiftSyntax

/// Things declared in a type in source order, with the `#if`s around them kept.
struct Branches<Element> {
  enum Node {
    case element(Element)
    case conditions([Clause])
  }

  struct Clause {
    /// `#if DEBUG`, `#elseif os(Linux)` or `#else`.
    let head: String
    let content: Branches
  }

  var nodes: [Node] = []

  /// Every element, whichever condition it stands under.
  var all: [Element] {
    nodes.flatMap { node in
      switch node {
      case .element(let element): [element]
      case .conditions(let clauses): clauses.flatMap(\.content.all)
      }
    }
  }

  /// The elements under no condition.
  var unconditional: [Element] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The elements under a condition.
  var conditional: [Element] {
    nodes.flatMap { node -> [Element] in
      if case .conditions(let clauses) = node { clauses.flatMap(\.content.all) } else { [] }
    }
  }

  func flatMap<Other>(_ transform: (Element) -> [Other]) -> Branches<Other> {
    Branches<Other>(
      nodes: nodes.flatMap { node -> [Branches<Other>.Node] in
        switch node {
        case .element(let element):
          return transform(element).map { .element($0) }
        case .conditions(let clauses):
          let clauses = clauses.map {
            Branches<Other>.Clause(head: $0.head, content: $0.content.flatMap(transform))
          }
          return clauses.contains { !$0.content.nodes.isEmpty } ? [.conditions(clauses)] : []
        }
      }
    )
  }

  func filter(_ isIncluded: (Element) -> Bool) -> Branches {
    flatMap { isIncluded($0) ? [$0] : [] }
  }

  /// One piece of source for each element, the conditions in between.
  func source(_ each: (Element) -> String) -> String {
    nodes.map { node in
      switch node {
      case .element(let element):
        return each(element)
      case .conditions(let clauses):
        return clauses.map { "\($0.head)\n\($0.content.source(each))\n" }.joined() + "#endif"
      }
    }
    .joined(separator: "\n")
  }
}

extension Branches<DeclSyntax> {
  init(_ members: MemberBlockItemListSyntax) {
    nodes = members.map { member in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
        return .element(member.decl)
      }
      return .conditions(
        conditional.clauses.map { clause in
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          let content: Branches =
            if case .decls(let members) = clause.elements { Branches(members) } else { Branches() }
          return Clause(head: clause.poundKeyword.text + condition, content: content)
        }
      )
    }
  }
}

extension DeclGroupSyntax {
  /// The members with the `#if`s around them.
  var branches: Branches<DeclSyntax> { Branches(memberBlock.members) }
}
