public import Foundation

/// A label with a value at the trailing edge.
///
/// ```swift
/// LabeledContent("Version", value: "1.0")
/// ```
///
/// The value is drawn in the `secondary` style, unless `labeledContentStyle(_:)` sets
/// another style.
public nonisolated struct LabeledContent<Label: View, Content: View>: _UnobservedView {
  private let content: Content
  private let label: Label
  @Environment(\.labeledContentStyle) private var style

  /// Creates labeled content with a custom label.
  ///
  /// - Parameters:
  ///   - content: The views of the value.
  ///   - label: The views that describe the value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    if let style {
      style.makeBody(
        LabeledContentStyleConfiguration(label: .init(label), content: .init(content))
      )
      // A custom style may contain labeled content, which must not use the same style again.
      .environment(\.labeledContentStyle, nil)
    } else {
      HStack {
        label
        Spacer()
        content.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates labeled content with a text label.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates labeled content with a text label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content from a text label and a text value.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Creates labeled content from a text label and a text value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Creates labeled content from a text label and a formatted value.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value to display.
  ///   - format: The format style that turns the value into text.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }

  /// Creates labeled content from a text label and a formatted value.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value to display.
  ///   - format: The format style that turns the value into text.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}
