public import Foundation

/// An appearance of date pickers: one of the built-in styles, or one of your own.
///
/// ```swift
/// struct Framed: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     GroupBox {
///       DatePicker(selection: configuration.$selection) { configuration.label }
///     }
///   }
/// }
/// ```
///
/// A style may have `@State` and `@Environment` properties of its own. A date picker in it has the
/// automatic style.
@MainActor @preconcurrency public protocol DatePickerStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Creates the view of a date picker.
  ///
  /// - Parameter configuration: The properties of the date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that a ``DatePickerStyle`` displays.
public struct DatePickerStyleConfiguration {
  /// A marker that makes the label a type of its own.
  public enum LabelKind {}
  /// A type-erased label of a date picker.
  public typealias Label = _ControlPart<LabelKind>

  /// The label of the date picker.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that the user can select; `nil` for any.
  public let minimumDate: Date?
  /// The last date that the user can select; `nil` for any.
  public let maximumDate: Date?
  /// The parts of the date that the user can edit.
  public let displayedComponents: DatePickerComponents

  init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents,
    _ label: some View
  ) {
    self.label = Label(label)
    _selection = selection
    minimumDate = range.lowerBound == .distantPast ? nil : range.lowerBound
    maximumDate = range.upperBound == .distantFuture ? nil : range.upperBound
    displayedComponents = components
  }

  /// The date picker with a built-in style.
  func picker(_ style: SystemDatePicker) -> some View {
    let first = minimumDate ?? .distantPast
    let last = maximumDate ?? .distantFuture
    return DatePicker($selection, first...max(first, last), displayedComponents, label)
      .environment(\.datePickerStyle, .system(style))
  }
}

nonisolated extension View {
  /// Sets the style of the date pickers in this view.
  ///
  /// - Parameter style: The appearance of the date pickers.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    let system = (style as? any SystemDatePickerStyle)?.system
    return environment(
      \.datePickerStyle,
      system.map { .system($0) } ?? .custom(CustomStyle(style) { $0.makeBody(configuration: $1) })
    )
  }
}

/// A built-in style, which date pickers draw themselves.
nonisolated protocol SystemDatePickerStyle: DatePickerStyle {
  var system: SystemDatePicker { get }
}

/// The appearance of date pickers with a built-in style.
enum SystemDatePicker: Equatable {
  /// The browser's own field.
  case field
  /// A month, if the user selects a day.
  case calendar
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: EnvironmentStyle<SystemDatePicker, DatePickerStyleConfiguration> {
    .system(.field)
  }
}

extension EnvironmentValues {
  var datePickerStyle: EnvironmentStyle<SystemDatePicker, DatePickerStyleConfiguration> {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}
