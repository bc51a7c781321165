public import Foundation

extension ViewDriver {
  /// Drags a `draggable` view to a `dropDestination` like a user.
  ///
  /// Throws if one of them is missing or disabled, or if the destination doesn't accept the value.
  ///
  /// - Parameters:
  ///   - view: The label of the dragged view.
  ///   - destination: The label of the destination.
  ///   - location: The location of the drop, in points from the upper left corner of the destination.
  public func drag(_ view: String, to destination: String, at location: CGPoint = .zero) throws {
    let source = try control("draggable view", view) { $0.is(DraggableContent.self) }
    try source.perform(.lift)
    try dropDestination(destination).perform(.drop(text: nil, at: location))
  }

  /// Drops a text from another program on a `dropDestination` like a user.
  ///
  /// - Parameters:
  ///   - text: The text, or an address.
  ///   - destination: The label of the destination.
  ///   - location: The location of the drop, in points from the upper left corner of the destination.
  public func dropText(_ text: String, on destination: String, at location: CGPoint = .zero) throws
  {
    try dropDestination(destination).perform(.drop(text: text, at: location))
  }

  private func dropDestination(_ label: String) throws -> Control {
    try control("drop destination", label) { $0.is(DropDestinationContent.self) }
  }
}
