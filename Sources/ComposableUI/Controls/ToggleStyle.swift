/// A custom appearance and interaction for toggles.
///
/// ```swift
/// struct Checklist: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
///       configuration.label
///     }
///   }
/// }
/// ```
///
/// A style may have `@State` and `@Environment` properties of its own. A toggle in it has the
/// automatic style.
@MainActor @preconcurrency public protocol ToggleStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates the view of a toggle.
  ///
  /// - Parameter configuration: The properties of the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that a ``ToggleStyle`` displays.
public struct ToggleStyleConfiguration {
  /// A marker that makes the label a type of its own.
  public enum LabelKind {}
  /// A type-erased label of a toggle.
  public typealias Label = _ControlPart<LabelKind>

  /// The label of the toggle.
  public let label: Label
  /// The state of the toggle. Setting it switches the toggle.
  @Binding public var isOn: Bool
  /// Always `false`: there are no toggles of several sources.
  public var isMixed: Bool { false }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a custom style receives as its configuration.
  ///
  /// - Parameter configuration: The state and the label of the toggle.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

nonisolated extension View {
  /// Sets the style of the toggles in this view.
  ///
  /// - Parameter style: The appearance of the toggles.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    let system = (style as? any SystemToggleStyle)?.system
    return environment(
      \.toggleStyle,
      system.map { .system($0) }
        ?? .custom(CustomStyle(style) { $0.makeBody(configuration: $1) })
    )
  }
}

/// A built-in style, which toggles draw themselves.
nonisolated protocol SystemToggleStyle: ToggleStyle {
  var system: SystemToggle { get }
}

/// The appearance of toggles with a built-in style.
enum SystemToggle: Equatable {
  /// A switch in a color; `nil` for the tint of the enclosing view.
  case `switch`(tint: Color?)
  case button, checkbox
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: EnvironmentStyle<SystemToggle, ToggleStyleConfiguration> {
    .system(.switch(tint: nil))
  }
}

extension EnvironmentValues {
  var toggleStyle: EnvironmentStyle<SystemToggle, ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension ToggleStyleConfiguration {
  fileprivate func toggle(_ style: SystemToggle) -> some View {
    Toggle(self).environment(\.toggleStyle, .system(style))
  }
}

/// The default appearance of toggles, a switch: `.toggleStyle(.automatic)`.
public nonisolated struct DefaultToggleStyle: SystemToggleStyle {
  var system: SystemToggle { .switch(tint: nil) }
  /// Creates the default toggle style, a switch.
  public init() {}
  /// Creates the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.toggle(system) }
}

/// A switch after the label: `.toggleStyle(.switch)`.
public nonisolated struct SwitchToggleStyle: SystemToggleStyle {
  private let tint: Color?
  var system: SystemToggle { .switch(tint: tint) }
  /// Creates a toggle style that shows a switch in the current tint.
  public init() { tint = nil }
  /// Creates the style with the color of a switch that is on.
  public init(tint: Color) { self.tint = tint }
  /// Creates the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.toggle(system) }
}

/// A button that has a background while the toggle is on: `.toggleStyle(.button)`.
public nonisolated struct ButtonToggleStyle: SystemToggleStyle {
  var system: SystemToggle { .button }
  /// Creates a toggle style that shows a button.
  public init() {}
  /// Creates the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.toggle(system) }
}

/// A box with a checkmark, before the label: `.toggleStyle(.checkbox)`.
public nonisolated struct CheckboxToggleStyle: SystemToggleStyle {
  var system: SystemToggle { .checkbox }
  /// Creates a toggle style that shows a checkbox.
  public init() {}
  /// Creates the view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { configuration.toggle(system) }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style, a switch after the label.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that shows a switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that has a background while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a checkmark, before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
