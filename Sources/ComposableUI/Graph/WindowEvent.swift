/// An event of a window, not of an element in it: a color scheme of the system, a size, a visit of an
/// address.
///
/// Each is a type of this module, ``SizeClasses`` for example, and has a line in the decoder of the
/// messages. A renderer passes it to ``ViewGraph/handle(_:)``.
@_spi(Renderer) public protocol WindowEvent: Equatable, Sendable {
  /// Tells the views of the window, which are up to date. Returns false if none takes the event.
  func perform(in graph: ViewGraph) -> Bool
}
