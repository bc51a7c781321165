import ComposableUI

/// A toolbar and a search field without a screen, a menu in a sheet, and nested focused views.
struct Places: View {
  @State private var query = ""
  @State private var isPresented = false
  @State private var log = "nothing"
  @FocusState private var field: Field?

  private enum Field: String, Hashable {
    case first, second
  }

  var body: some View {
    VStack {
      Text("Query: \(query)")
      Text("Focus: \(field?.rawValue ?? "none")")
      Text("Log: \(log)")
      FramedField(title: "First").focused($field, equals: .first)
      FramedField(title: "Second").focused($field, equals: .second)
      TextField("Other", text: .constant(""))
      Button("Focus first") { field = .first }
      Button("Present") { isPresented = true }
    }
    .searchable(text: $query, prompt: "Places")
    .toolbar { Button("Add") { log = "add" } }
    .sheet(isPresented: $isPresented) {
      VStack {
        Menu("Sort") {
          Button("By name") { log = "by name" }
          Button("By date") { log = "by date" }
        }
        Text("Sheet")
        Button("Edit second") {
          isPresented = false
          field = .second
        }
      }
      .toolbar { Button("Done") { isPresented = false } }
    }
  }
}

/// A field that shows its own focus.
private struct FramedField: View {
  let title: String
  @State private var text = ""
  @FocusState private var isFocused: Bool

  init(title: String) { self.title = title }

  var body: some View {
    TextField(title, text: $text)
      .focused($isFocused)
      .border(isFocused ? .blue : .gray)
  }
}
