/// How pickers look: one of those there are.
public protocol PickerStyle {
  var _style: PickerContent.Style { get }
}

/// As pickers usually look where they are: `.pickerStyle(.automatic)`.
public struct DefaultPickerStyle: PickerStyle {
  public var _style: PickerContent.Style { .automatic }
  public init() {}
}

/// The options appear when it is pressed: `.pickerStyle(.menu)`.
public struct MenuPickerStyle: PickerStyle {
  public var _style: PickerContent.Style { .menu }
  public init() {}
}

/// The options lie beside one another: `.pickerStyle(.segmented)`.
public struct SegmentedPickerStyle: PickerStyle {
  public var _style: PickerContent.Style { .segmented }
  public init() {}
}

/// The options lie below one another: `.pickerStyle(.inline)`.
public struct InlinePickerStyle: PickerStyle {
  public var _style: PickerContent.Style { .inline }
  public init() {}
}

/// The options lie beside one another, as in `.segmented`: `.pickerStyle(.palette)`.
public struct PalettePickerStyle: PickerStyle {
  public var _style: PickerContent.Style { .segmented }
  public init() {}
}

/// The options lie below one another, as in `.inline`: `.pickerStyle(.radioGroup)`.
public struct RadioGroupPickerStyle: PickerStyle {
  public var _style: PickerContent.Style { .inline }
  public init() {}
}

/// The options appear when it is pressed, as in `.menu`, and not on a screen of their own:
/// `.pickerStyle(.navigationLink)`.
public struct NavigationLinkPickerStyle: PickerStyle {
  public var _style: PickerContent.Style { .menu }
  public init() {}
}

/// The options appear when it is pressed, as in `.menu`, since no browser has wheels:
/// `.pickerStyle(.wheel)`.
public struct WheelPickerStyle: PickerStyle {
  public var _style: PickerContent.Style { .menu }
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension View {
  /// Says how the pickers in a view look.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerStyle, style._style)
  }
}

private enum PickerLookKey: EnvironmentKey {
  static let defaultValue = PickerContent.Style.automatic
}

extension EnvironmentValues {
  var pickerStyle: PickerContent.Style {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
