extension Gradient: ShapeStyle {
  /// The style as renderers draw it: from the top to the bottom.
  public var _resolved: ResolvedShapeStyle {
    .gradient(ResolvedGradient(gradient: self, geometry: .linear(start: .top, end: .bottom)))
  }
}
