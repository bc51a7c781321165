import CasePaths
import ComposableUI
import Foundation

/// A modifier that adds a padding and a border.
struct Boxed: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(1).border(.red)
  }
}

/// A view that is animated together with another one.
struct MatchedText: View {
  @Namespace private var namespace

  var body: some View {
    Text("A").matchedGeometryEffect(id: 1, in: namespace)
  }
}

/// A field whose focus is a part of the state of its view.
struct FocusedField: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("A", text: .constant("")).focused($isFocused)
  }
}

/// A scope of the focus with a preferred field.
struct FocusScope: View {
  @Namespace private var namespace

  var body: some View {
    TextField("A", text: .constant("")).prefersDefaultFocus(in: namespace).focusScope(namespace)
  }
}

/// A field whose focus is bound to a model.
struct BoundField: View {
  @State private var isFocusedInModel = true
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("A", text: .constant("")).focused($isFocused).bind($isFocusedInModel, to: $isFocused)
  }
}

/// The titles that a view and its subviews prefer.
struct TitleKey: PreferenceKey {
  static let defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

/// An error with a description for users.
struct LocalizedOutage: LocalizedError {
  var errorDescription: String? { "The service is not available." }
}

/// A value with an identity.
struct NumberedItem: Identifiable {
  let id: Int
}

/// The screens of an application.
@CasePathable
enum Place: Hashable {
  case list
}
