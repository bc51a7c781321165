/// The measured geometries of elements, by their identifiers, also of those that are covered.
@_spi(Renderer) public struct ElementGeometries: WindowEvent {
  /// The geometries.
  public let geometries: [Int: ElementGeometry]

  /// Creates the event.
  public init(_ geometries: [Int: ElementGeometry]) {
    self.geometries = geometries
  }

  /// Passes each geometry to its element.
  public func perform(in graph: ViewGraph) -> Bool {
    for (id, geometry) in geometries.sorted(by: { $0.key < $1.key }) {
      _ = graph.shownElements[id]?.handler?(.geometry(geometry))
    }
    return true
  }
}
