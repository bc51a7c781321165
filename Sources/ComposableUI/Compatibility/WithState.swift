/// A view that owns a value, for previews of views that take a binding.
///
/// ```swift
/// WithState(initialValue: false) { $isOn in
///   Toggle("Airplane mode", isOn: $isOn)
/// }
/// ```
@available(*, deprecated, message: "Use '@State' of a view, or '@Previewable @State'.")
public nonisolated struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Creates a view that owns a value.
  ///
  /// - Parameters:
  ///   - initialValue: The value at first.
  ///   - content: Creates the content of the view for a binding to the value.
  public init(
    initialValue: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(initialValue: initialValue)
    self.content = content
  }

  /// The content of the view.
  public var body: some View { content($value) }
}
