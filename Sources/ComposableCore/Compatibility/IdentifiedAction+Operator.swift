public import CasePaths

/// Returns the case key path of the actions of elements, from the constructor of a case with an id
/// and an action: `.forEach(\.rows, action: /Action.row(id:action:))`.
///
/// - Parameter embed: The constructor of the case. It captures nothing.
@available(
  *, deprecated,
  message: "Use 'case rows(IdentifiedActionOf<Row>)' and a case key path: 'action: \\.rows'."
)
@_disfavoredOverload
public prefix func / <Root, ID: Hashable & Sendable, Action>(
  embed: @escaping (ID, Action) -> Root
) -> CaseKeyPath<Root, IdentifiedAction<ID, Action>> {
  let path: AnyCasePath<Root, (ID, Action)> = /embed
  return AnyCasePath<Root, IdentifiedAction<ID, Action>>(
    embed: { element in
      switch element {
      case .element(let id, let action): path.embed((id, action))
      }
    },
    extract: { path.extract(from: $0).map { .element(id: $0.0, action: $0.1) } }
  ).keyPath
}
