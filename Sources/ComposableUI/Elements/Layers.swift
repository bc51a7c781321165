/// The order of two layers, and the alignment of the second in the first.
@_spi(Renderer) public enum Layers: Equatable, Sendable {
  /// The second layer is behind the first.
  case background(Alignment)
  /// The second layer is in front of the first.
  case overlay(Alignment)
  /// The second layer is behind the row of a list whose content the first is.
  case rowBackground
}
