import ComposableConcurrency
import IssueReporting

/// The `@Dependency` declaration of the dependency that is being read.
///
/// The property wrapper knows the source location and the default value knows the issue. This
/// task-local connects the two.
struct DependencyAccessSite: Sendable {
  @TaskLocal static var current: DependencyAccessSite?

  let location: SourceLocation

  /// The argument of `@Dependency` if it is a key type.
  let key: (any TestDependencyKey.Type)?

  /// True where declarations are tracked: always in debug builds, otherwise in tests only.
  static var isTracked: Bool {
    #if DEBUG
    true
    #else
    isTesting
    #endif
  }
}
