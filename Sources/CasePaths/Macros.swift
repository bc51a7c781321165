/// Gives each case of an enum a key path.
///
/// Attach it to an enum whose cases you want to test for, read, change or hand on by name. Actions
/// of a `@Reducer` and the enums it makes have it already.
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
/// 1. The payload of a case with one value is that value, labelled or not; of several, a tuple with
///    their labels; of none, `Void`.
/// 2. `allCasePaths` lists the cases in the order they are declared, those under an `#if` included
///    when the condition holds.
/// 3. Add `@dynamicMemberLookup` to read a payload as an optional property: `destination.list`.
/// 4. Two cases of one name can't be told apart by a key path and are reported at the second.
@attached(extension, conformances: CasePathable)
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
  /// What `@CasePathable` writes. Write `init(embed:extract:)` yourself.
  ///
  /// - Precondition: Neither closure captures anything but types.
  public init(
    _embed embed: @escaping (Value) -> Root,
    _extract extract: @escaping (Root) -> Value?
  ) {
    self.init(
      // The compiler holds the metatype of `T: SomeProtocol` in a generic enum to be non-Sendable.
      // It carries no state, and the macro's closures capture nothing else.
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self)
    )
  }
}
