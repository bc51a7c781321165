nonisolated extension Color: _UnobservedView {
  /// A rectangle of the color that fills the available space.
  public var body: some View {
    ElementView(ShapeContent(outline: .rectangle, fill: .color(self)))
  }
}
