/// The content of a button.
@_spi(Renderer) public struct ButtonContent: Equatable, Sendable {
  /// The purpose of the button; `nil` for none in particular.
  public var role: ButtonRole?
  /// The appearance of the button.
  public var style: Style
  /// True if the button accepts interactions.
  public var isEnabled: Bool
  /// True if the button pushes a screen, which a row of a list indicates by a chevron.
  public var isNavigationLink = false
  /// The state of a toggle that is drawn as a button; `nil` for any other button.
  public var isOn: Bool?

  /// The appearance of a button.
  public enum Style: Equatable, Sendable {
    case automatic, bordered, borderedProminent, borderless, plain
  }
}
