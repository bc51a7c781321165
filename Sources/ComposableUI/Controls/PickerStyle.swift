/// The appearance of pickers: one of the built-in styles.
///
/// Custom picker styles are not possible, as in SwiftUI.
public protocol PickerStyle {
  /// The style as renderers know it.
  var _style: _PickerStyleKind { get }
}

/// The appearance of a picker, for renderers.
public enum _PickerStyleKind: Equatable, Sendable {
  case automatic, menu, segmented, inline
}

/// The default appearance of pickers in their container: `.pickerStyle(.automatic)`.
public struct DefaultPickerStyle: PickerStyle {
  /// The style as renderers know it.
  public var _style: _PickerStyleKind { .automatic }
  /// Creates the default picker style, which depends on the container.
  public init() {}
}

/// A menu that opens when the user presses the picker: `.pickerStyle(.menu)`.
public struct MenuPickerStyle: PickerStyle {
  /// The style as renderers know it.
  public var _style: _PickerStyleKind { .menu }
  /// Creates a picker style that shows the options as a menu.
  public init() {}
}

/// A row of segments, one for each option: `.pickerStyle(.segmented)`.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style as renderers know it.
  public var _style: _PickerStyleKind { .segmented }
  /// Creates a picker style that shows the options as a row of segments.
  public init() {}
}

/// A column of options, with a checkmark at the selected one: `.pickerStyle(.inline)`.
public struct InlinePickerStyle: PickerStyle {
  /// The style as renderers know it.
  public var _style: _PickerStyleKind { .inline }
  /// Creates a picker style that shows the options as a column.
  public init() {}
}

/// A row of segments: `.pickerStyle(.palette)`. The same as ``SegmentedPickerStyle`` here.
public struct PalettePickerStyle: PickerStyle {
  /// The style as renderers know it.
  public var _style: _PickerStyleKind { .segmented }
  /// Creates a picker style for a palette, which is a row of segments here.
  public init() {}
}

/// A column of options: `.pickerStyle(.radioGroup)`. The same as ``InlinePickerStyle`` here.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style as renderers know it.
  public var _style: _PickerStyleKind { .inline }
  /// Creates a picker style for radio buttons, which is a column of options here.
  public init() {}
}

/// A menu: `.pickerStyle(.navigationLink)`. The same as ``MenuPickerStyle`` here: the options do
/// not open on a screen of their own, as they do in SwiftUI.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style as renderers know it.
  public var _style: _PickerStyleKind { .menu }
  /// Creates a picker style for a pushed list, which is a menu here.
  public init() {}
}

/// A menu: `.pickerStyle(.wheel)`. The same as ``MenuPickerStyle`` here, since browsers have no
/// wheel control.
public struct WheelPickerStyle: PickerStyle {
  /// The style as renderers know it.
  public var _style: _PickerStyleKind { .menu }
  /// Creates a picker style for a wheel, which is a menu here.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default appearance of pickers in their container.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu that opens when the user presses the picker.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style that shows the options as a row of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style that shows the options as a column with a checkmark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of segments, as in ``PickerStyle/segmented``.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A column of options, as in ``PickerStyle/inline``.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A menu, as in ``PickerStyle/menu``.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A menu, as in ``PickerStyle/menu``.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension View {
  /// Sets the style of the pickers in this view.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerStyle, style._style)
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = _PickerStyleKind.automatic
}

extension EnvironmentValues {
  var pickerStyle: _PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
