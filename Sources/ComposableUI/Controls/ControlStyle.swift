/// A style that creates the view of a control from its configuration.
///
/// The `@State` and `@Environment` properties of a style work as in a view.
public protocol _ControlStyle: _PropertyContainer {}

/// A type-erased custom style of controls with a configuration.
struct CustomStyle<Configuration>: Equatable {
  private let style: Any
  private let isSame: (Any) -> Bool
  private let makeView: (Configuration) -> AnyView

  /// Erases the type of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - makeBody: Creates the view of a control.
  init<Style: _ControlStyle>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> some View
  ) {
    self.style = style
    isSame = { other in
      (other as? Style).map { ViewTypeLayout.of(style).areInputsEqual(style, $0) } ?? false
    }
    makeView = {
      AnyView(StyledControl(style: style, configuration: $0, makeBody: makeBody))
    }
  }

  /// Creates the view of a control.
  func makeBody(_ configuration: Configuration) -> some View { makeView(configuration) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isSame(rhs.style) }
}

private nonisolated struct StyledControl<Style: _ControlStyle, Configuration, Content: View>: View {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  @MainActor var body: some View { makeBody(style, configuration) }
}

/// A part of a control that a style arranges, such as its label. Its type is erased.
public nonisolated struct _ControlPart<Kind>: _UnobservedView {
  private let view: AnyView

  init(_ view: some View) {
    self.view = AnyView(view)
  }

  /// The content of the view.
  public var body: some View { view }
}

/// The style of controls in the environment: a built-in one or a custom one.
enum EnvironmentStyle<System: Equatable, Configuration>: Equatable {
  case system(System)
  case custom(CustomStyle<Configuration>)
}
