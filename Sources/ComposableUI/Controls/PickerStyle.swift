/// How pickers look: one of those there are.
public protocol PickerStyle {
  var _look: PickerContent.Look { get }
}

/// As pickers usually look where they are: `.pickerStyle(.automatic)`.
public struct DefaultPickerStyle: PickerStyle {
  public var _look: PickerContent.Look { .automatic }
  public init() {}
}

/// The options appear when it is pressed: `.pickerStyle(.menu)`.
public struct MenuPickerStyle: PickerStyle {
  public var _look: PickerContent.Look { .menu }
  public init() {}
}

/// The options lie beside one another: `.pickerStyle(.segmented)`.
public struct SegmentedPickerStyle: PickerStyle {
  public var _look: PickerContent.Look { .segmented }
  public init() {}
}

/// The options lie below one another: `.pickerStyle(.inline)`.
public struct InlinePickerStyle: PickerStyle {
  public var _look: PickerContent.Look { .inline }
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

extension View {
  /// Says how the pickers in a view look.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerLook, style._look)
  }
}

private enum PickerLookKey: EnvironmentKey {
  static let defaultValue = PickerContent.Look.automatic
}

extension EnvironmentValues {
  var pickerLook: PickerContent.Look {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
