import Foundation

nonisolated extension Shape {
  /// Returns a shape of what is in this shape or in another one.
  ///
  /// Curves of its outline are lines, each at most a tenth of a point away from the curve.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: True if the parts that a path surrounds an even number of times are outside.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns a shape of what is in this shape and in another one.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: True if the parts that a path surrounds an even number of times are outside.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns a shape of what is in this shape, but not in another one.
  ///
  /// ```swift
  /// Rectangle().subtracting(Circle().scale(0.5)).fill(.black.opacity(0.5))
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: True if the parts that a path surrounds an even number of times are outside.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns a shape of what is either in this shape or in another one.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: True if the parts that a path surrounds an even number of times are outside.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns a shape of the parts of this shape's outline that are in another one, to be stroked.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: True if the parts that its path surrounds an even number of times are outside.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns a shape of the parts of this shape's outline that are not in another one, to be stroked.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: True if the parts that its path surrounds an even number of times are outside.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A shape whose outline is computed from those of two others.
private nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
}
