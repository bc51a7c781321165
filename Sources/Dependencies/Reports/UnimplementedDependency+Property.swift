import ComposableConcurrency

extension UnimplementedDependency {
  /// Creates a built-in dependency that no test has overridden. It reports at the declaration of
  /// the dependency that is being read.
  ///
  /// - Parameter property: The name of its `DependencyValues` property, for instance `date`.
  init(property: String) {
    self.init(
      "@Dependency(\\.\(property))", id: property, at: DependencyAccessSite.current?.location,
      advice: """
        To fix this, give it a value for the code under test:
            withDependencies { $0.\(property) = … } operation: { … }
        """
    )
  }
}
