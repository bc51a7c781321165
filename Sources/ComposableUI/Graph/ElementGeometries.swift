/// The measured geometries of elements, by their identifiers, also of those that are covered.
package struct ElementGeometries: WindowEvent {
  package let geometries: [Int: ElementGeometry]

  package init(_ geometries: [Int: ElementGeometry]) {
    self.geometries = geometries
  }

  package func perform(in graph: ViewGraph) -> Bool {
    for (id, geometry) in geometries.sorted(by: { $0.key < $1.key }) {
      _ = graph.shownElements[id]?.handler?(.geometry(geometry))
    }
    return true
  }
}
