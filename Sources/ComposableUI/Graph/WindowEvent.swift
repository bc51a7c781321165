/// What a browser tells about its window, not about an element: the color scheme of its system, its
/// size, a visit of an address.
///
/// ```swift
/// extension SizeClasses: WindowEvent {
///   public func perform(in graph: ViewGraph) -> Bool {
///     graph.window?.setEnvironment(self, for: \.sizeClasses)
///     return true
///   }
/// }
/// ```
///
/// Each is a type in a file of its own, and a line in the decoder of the messages.
@_spi(Renderer) public protocol WindowEvent: Equatable, Sendable {
  /// Tells the views of the window, which are up to date. Returns false if none takes the event.
  func perform(in graph: ViewGraph) -> Bool
}
