/// The content of a stepper.
@_spi(Renderer) public struct StepperContent: Equatable, Sendable {
  /// True if the value can be incremented.
  public var canIncrement: Bool
  /// True if the value can be decremented.
  public var canDecrement: Bool
  /// True if the stepper accepts interactions.
  public var isEnabled: Bool
}
