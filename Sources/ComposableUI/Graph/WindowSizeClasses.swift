extension SizeClasses: WindowEvent {
  /// Sets the size classes in the environment of the views.
  public func perform(in graph: ViewGraph) -> Bool {
    graph.window?.setEnvironment(self, for: \.sizeClasses)
    return true
  }
}

extension EnvironmentValues {
  fileprivate var sizeClasses: SizeClasses? {
    get {
      guard let horizontalSizeClass, let verticalSizeClass else { return nil }
      return SizeClasses(horizontalSizeClass, verticalSizeClass)
    }
    set { (horizontalSizeClass, verticalSizeClass) = (newValue?.horizontal, newValue?.vertical) }
  }
}
