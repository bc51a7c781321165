/// Controls to enter something with.
///
/// ```swift
/// Form {
///   Section("Profile") { TextField("Name", text: $name) }
///   Button("Save") { store.send(.saveTapped) }
/// }
/// ```
public struct Form<Content: View>: View {
  private let content: Content

  /// Puts controls below one another.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { ElementView(.form) { content } }
}
