extension Reducer {
  /// Returns the reducer itself: this package writes no signposts.
  ///
  /// It lets features that are instrumented for Apple's Instruments compile unchanged.
  ///
  /// - Parameter prefix: Ignored; elsewhere, the beginning of each signpost's message.
  /// - Returns: This reducer.
  public func signpost(_ prefix: String = "") -> Self { self }

  /// Returns the reducer itself, like ``signpost(_:)``.
  ///
  /// - Parameter prefix: Ignored.
  /// - Returns: This reducer.
  public func _signpost(_ prefix: String = "") -> Self { self }
}
