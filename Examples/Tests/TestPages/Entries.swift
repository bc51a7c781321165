import ComposableUI
import ConcurrencyExtras

/// Fields of all kinds, and what the views know of their values.
struct Entries: View {
  private static let published = LockIsolated("Untitled")

  @State private var title = published.value
  @State private var password = ""
  @State private var notes = ""
  @State private var search = ""
  @State private var comment = ""
  @State private var isUrgent = false
  @State private var size = 0
  @State private var color = 0
  @State private var amount = 0.0
  @State private var searches = 0
  @State private var added = 0
  @State private var bought = 0
  @State private var isCommenting = false

  var body: some View {
    Form {
      Section("Entries") {
        TextField("Title", text: $title)
        SecureField("Password", text: $password)
        TextEditor(text: $notes).accessibilityLabel("Notes")
        Toggle("Urgent", isOn: $isUrgent)
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        Picker("Color", selection: $color) {
          Text("Red").tag(0)
          Text("Blue").tag(1)
        }
        .pickerStyle(.segmented)
        Slider(value: $amount, in: 0...10, step: 1) { Text("Amount") }
        if isUrgent { TextField("Reason", text: $comment) }
      }
      Section("Known") {
        let urgency = isUrgent ? "urgent" : "not urgent"
        Text("Known: \(title), \(urgency), \(size), \(color), \(Int(amount))")
        Text("Password of \(password.count), notes of \(notes.count), reason \(comment)")
        Text("Notes end with \(String(notes.suffix(8)))")
        Button("Publish") { Self.published.withValue { [title] in $0 = title } }
      }
      Section("Delays") {
        TextField("Search", text: $search)
          .onChange(of: search) { searches += 1 }
          .debounced(for: .seconds(2))
        Text("Searched \(searches) times for \(search)")
        Button("Add") { added += 1 }
        Text("Added \(added)")
        Button("Buy") { bought += 1 }.disabled(whenOffline: true)
        Text("Bought \(bought)")
        Button("Comment") { isCommenting = true }
      }
    }
    .sheet(isPresented: $isCommenting) {
      Form { TextField("Comment", text: $comment) }
    }
  }
}
