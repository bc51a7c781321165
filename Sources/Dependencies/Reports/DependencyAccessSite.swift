import ConcurrencyExtras
import IssueReporting

/// Where the dependency that is being read right now was declared with `@Dependency`.
///
/// The wrapper knows the place and the key's own value knows the fault; the site carries the one to
/// the other.
struct DependencyAccessSite: Sendable {
  @TaskLocal static var current: DependencyAccessSite?

  let place: SourcePlace

  /// The argument of `@Dependency` when it is a type.
  let key: (any TestDependencyKey.Type)?

  /// Whether sites are kept track of: always in debug builds, else in tests only.
  static var isWanted: Bool {
    #if DEBUG
      true
    #else
      isTesting
    #endif
  }
}
