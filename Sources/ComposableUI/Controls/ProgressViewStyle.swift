/// A custom appearance for progress views.
///
/// ```swift
/// struct Percentage: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       ProgressView(configuration)
///       Text(configuration.fractionCompleted ?? 0, format: .percent)
///     }
///   }
/// }
/// ```
///
/// A style may have `@State` and `@Environment` properties of its own. A progress view in it has
/// the automatic style.
@MainActor @preconcurrency public protocol ProgressViewStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates the view of a progress view.
  ///
  /// - Parameter configuration: The properties of the progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that a ``ProgressViewStyle`` displays.
public struct ProgressViewStyleConfiguration {
  /// A marker that makes the label a type of its own.
  public enum LabelKind {}
  /// The kind of a label of the current value.
  public enum CurrentValueLabelKind {}
  /// A type-erased label of a progress view.
  public typealias Label = _ControlPart<LabelKind>
  /// A type-erased label of the current value of a progress view.
  public typealias CurrentValueLabel = _ControlPart<CurrentValueLabelKind>

  /// The completed fraction, from 0 to 1; `nil` if the progress is indeterminate.
  public let fractionCompleted: Double?
  /// The label; `nil` for none.
  public var label: Label?
  /// The label of the completed amount; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view that a custom style receives as its configuration.
  ///
  /// - Parameter configuration: The progress and its labels.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted) {
      configuration.label ?? Label(EmptyView())
    } currentValueLabel: {
      configuration.currentValueLabel ?? CurrentValueLabel(EmptyView())
    }
  }
}

nonisolated extension View {
  /// Sets the style of the progress views in this view.
  ///
  /// - Parameter style: The appearance of the progress views.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    let system = (style as? any SystemProgressViewStyle)?.system
    return environment(
      \.progressViewStyle,
      system.map { .system($0) }
        ?? .custom(CustomStyle(style) { $0.makeBody(configuration: $1) })
    )
  }
}

/// A built-in style, which renderers draw themselves.
private nonisolated protocol SystemProgressViewStyle: ProgressViewStyle {
  var system: TintedProgressStyle { get }
}

/// A built-in style with the color of the completed part.
struct TintedProgressStyle: Equatable {
  var style = ProgressContent.Style.automatic
  /// The color; `nil` for that of the enclosing view.
  var tint: Color?
}

extension ProgressViewStyleConfiguration {
  fileprivate func view(_ style: TintedProgressStyle) -> some View {
    ProgressView(self).environment(\.progressViewStyle, .system(style))
  }
}

/// The default appearance of progress views: a bar for a determinate task, and a spinner for an
/// indeterminate one: `.progressViewStyle(.automatic)`.
public nonisolated struct DefaultProgressViewStyle: SystemProgressViewStyle {
  fileprivate var system: TintedProgressStyle { TintedProgressStyle() }
  /// Creates the default progress view style, a bar or a spinner.
  public init() {}
  /// Creates the view of a progress view.
  public func makeBody(configuration: Configuration) -> some View { configuration.view(system) }
}

/// A ring, or a spinner for an indeterminate task: `.progressViewStyle(.circular)`.
public nonisolated struct CircularProgressViewStyle: SystemProgressViewStyle {
  fileprivate var system = TintedProgressStyle(style: .circular)
  /// Creates a progress view style that shows a ring or a spinner.
  public init() {}
  /// Creates the style with the color of the completed part.
  public init(tint: Color) { system.tint = tint }
  /// Creates the view of a progress view.
  public func makeBody(configuration: Configuration) -> some View { configuration.view(system) }
}

/// A bar: `.progressViewStyle(.linear)`.
public nonisolated struct LinearProgressViewStyle: SystemProgressViewStyle {
  fileprivate var system = TintedProgressStyle(style: .linear)
  /// Creates a progress view style that shows a bar.
  public init() {}
  /// Creates the style with the color of the completed part.
  public init(tint: Color) { system.tint = tint }
  /// Creates the view of a progress view.
  public func makeBody(configuration: Configuration) -> some View { configuration.view(system) }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for a determinate task, and a spinner for an indeterminate one.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner for an indeterminate task.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view style that shows a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: EnvironmentStyle<TintedProgressStyle, ProgressViewStyleConfiguration> {
    .system(TintedProgressStyle())
  }
}

extension EnvironmentValues {
  var progressViewStyle: EnvironmentStyle<TintedProgressStyle, ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}
