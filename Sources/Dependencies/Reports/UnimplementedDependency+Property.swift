import ConcurrencyExtras

extension UnimplementedDependency {
  /// A built-in dependency that no test has overridden. It reports where the dependency was declared
  /// that is being read.
  ///
  /// - Parameter property: The dependency's property of `DependencyValues`, for instance `date`.
  init(property: String) {
    self.init(
      "@Dependency(\\.\(property))", id: property, at: DependencyAccessSite.current?.place,
      advice: """
        To fix this, give it a value for the code under test:
            withDependencies { $0.\(property) = … } operation: { … }
        """
    )
  }
}
