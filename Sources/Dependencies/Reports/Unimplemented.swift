/// Tells that a built-in dependency was used in a test that did not override it, at the place where
/// the dependency was declared.
struct Unimplemented: Sendable {
  private let property: String
  private let place: SourcePlace?

  /// - Parameter property: The dependency's property of `DependencyValues`, for instance `date`.
  init(_ property: String) {
    self.property = property
    place = DependencySite.current?.place
  }

  /// Reports a use.
  func report() {
    place.report(
      """
      @Dependency(\\.\(property)) was used in a test that does not override it.

      To fix this, give it a value for the code under test:
          withDependencies { $0.\(property) = … } operation: { … }
      """
    )
  }
}
