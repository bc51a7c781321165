/// A shape whose outline is made from that of another one, and follows its animations.
protocol DerivedShape: Shape {
  associatedtype Base: Shape

  /// The other shape.
  var shape: Base { get set }
}

nonisolated extension DerivedShape {
  /// The numbers of the other shape.
  public var animatableData: Base.AnimatableData {
    get { shape.vector }
    set { shape = shape.with(newValue) }
  }
}
