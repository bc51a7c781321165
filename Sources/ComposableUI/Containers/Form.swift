import ComposableHTML

/// A container for the controls of a data entry or settings screen.
///
/// ```swift
/// Form {
///   Section("Profile") { TextField("Name", text: $name) }
///   Button("Save") { store.send(.saveTapped) }
/// }
/// ```
///
/// Each element is a row, as in a ``List``. SwiftUI's form styles all look the same.
public nonisolated struct Form<Content: View>: _UnobservedView {
  private let content: Content

  /// Creates a form.
  ///
  /// - Parameter content: The rows and sections of the form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(FormContent()) { content }.creatingRowsLazily() }
}

/// A container of controls for data entry.
struct FormContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode { HTMLNode("div", class: "form", [.children]) }

  var layout: ElementLayout { .list }
  var labeling: AccessibilityLabeling { .group }
  var description: String { "Form" }
}
