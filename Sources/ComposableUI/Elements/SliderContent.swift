/// The content of a slider.
@_spi(Renderer) public struct SliderContent: Equatable, Sendable {
  /// The current value.
  public var value: Double
  /// The range of valid values.
  public var range: ClosedRange<Double>
  /// The distance between valid values; `nil` if every value of the range is valid.
  public var step: Double?
  /// True if the slider accepts interactions.
  public var isEnabled: Bool
}
