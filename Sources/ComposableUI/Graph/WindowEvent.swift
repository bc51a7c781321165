/// An event of a window, not of an element in it: a color scheme of the system, a size, a visit of an
/// address.
///
/// Each is a type of this module, ``SizeClasses`` for example, and has a line in the decoder of the
/// messages. A renderer passes it to ``ViewGraph/handle(_:)``.
@_spi(Renderer) public protocol WindowEvent: Equatable, Sendable {
  /// Passes the event to the views of the window, after an update. Returns false if none takes it.
  func perform(in graph: ViewGraph) -> Bool
}
