import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let focusedValues = CaseStudy(
    "Focused values",
    """
    The field with the focus gives its text to the rest of the window: `focusedValue` sets it, and `@FocusedBinding` \
    reads and changes it in a view that knows nothing about the fields.
    """
  ) {
    PostcardEditorView(store: Store(initialState: PostcardEditor.State()) { PostcardEditor() })
  }
}

@Reducer
struct PostcardEditor {
  @ObservableState
  struct State: Equatable {
    var greeting = "Dear Ann"
    var message = "the sea is warm and the figs are ripe"
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

extension FocusedValues {
  /// The text of the field with the focus.
  @Entry var editedText: Binding<String>?
}

struct PostcardEditorView: View {
  @Bindable var store: StoreOf<PostcardEditor>

  var body: some View {
    Form {
      Section("Postcard") {
        TextField("Greeting", text: $store.greeting)
          .focusedValue(\.editedText, $store.greeting)
        TextField("Message", text: $store.message)
          .focusedValue(\.editedText, $store.message)
      }
      EditedTextTools()
    }
  }
}

/// Changes of the text with the focus, whatever field that is.
private struct EditedTextTools: View {
  @FocusedBinding(\.editedText) private var text

  var body: some View {
    Section {
      LabeledContent("Characters", value: text.map { "\($0.count)" } ?? "–")
      Button("Capitals", systemImage: "arrow.up") { text = text?.uppercased() }
        .keyboardShortcut("u")
        .disabled(text == nil)
    } footer: {
      Text(text == nil ? "No field has the focus." : "Ctrl+U keeps the focus in the field.")
    }
  }
}

#Preview {
  PostcardEditorView(store: Store(initialState: PostcardEditor.State()) { PostcardEditor() })
}
