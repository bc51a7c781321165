import Foundation

/// A shape whose outline is computed from that of another one.
nonisolated struct ConvertedShape<Base: Shape>: DerivedShape {
  var shape: Base
  /// Returns the outline, from that of the base and the rectangle of both.
  let convert: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { convert(shape.path(in: rect), rect) }
}
