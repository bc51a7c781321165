/// Gives each case of an enum a key path.
///
/// Attach it to an enum whose cases are tested for, read, modified or passed on by name. The
/// actions of a `@Reducer` and the enums that it generates have it already. See ``CasePathable``
/// for the operations.
///
/// ```swift
/// @CasePathable
/// enum Destination {
///   case list([Int])
///   case detail(id: Int, title: String)
/// }
///
/// let destination = Destination.detail(id: 1, title: "One")
/// destination.is(\.detail)                 // true
/// destination[case: \.detail]?.title       // "One"
/// Destination.allCasePaths.map { $0 }      // one key path for each case
/// ```
///
/// Guarantees:
/// 1. The payload of a case with one value is that value, labelled or not; with several values, a
///    tuple with their labels; without values, `Void`.
/// 2. `allCasePaths` lists the cases in the order of their declaration, including those under an
///    `#if` whose condition holds.
/// 3. With `@dynamicMemberLookup` in addition, a payload can be read as an optional property:
///    `destination.list`.
/// 4. Cases that share a base name cannot be distinguished by key paths; an error is reported at
///    the second.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(
  member,
  names:
    named(AllCasePaths),
  named(allCasePaths),
  named(_$Root),
  named(_$Element),
  named(_$Iterator)
)
public macro CasePathable() =
  #externalMacro(module: "ComposableMacros", type: "CasePathableMacro")

extension AnyCasePath {
  /// Creates a case path from closures that are not marked `@Sendable`; used by the expansion of
  /// ``CasePathable()``.
  ///
  /// In other code use ``init(embed:extract:)``.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in the case.
  ///   - extract: Returns the payload, or `nil` if the root is in another case.
  /// - Precondition: The closures capture nothing but types.
  public init(
    _embed embed: @escaping (Value) -> Root,
    _extract extract: @escaping (Root) -> Value?
  ) {
    self.init(
      // The compiler treats the metatype of `T: SomeProtocol` in a generic enum as non-`Sendable`.
      // It carries no state, and the macro's closures capture nothing else.
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self)
    )
  }
}
