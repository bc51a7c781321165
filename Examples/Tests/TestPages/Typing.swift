import ComposableUI

/// Fields whose texts the views change while the user types.
struct Typing: View {
  @State private var message = ""
  @State private var sent: [String] = []
  @State private var notes = ""
  @State private var amount: Int?
  @State private var capitals = ""
  @State private var digits = ""
  @State private var search = ""
  @State private var password = ""

  var body: some View {
    Form {
      Section("Chat") {
        TextField("Message", text: $message)
          .onSubmit {
            sent.append(message)
            message = ""
          }
        Text("Sent: \(sent.joined(separator: ", "))")
        Text("The message is '\(message)'")
        Button("Send") { message = "" }.disabled(message.isEmpty)
        Button("Clear message") { message = "" }
        Button("Greet") { message = "Dear all" }
        Button("Shout") { message = message.uppercased() }
      }
      Section("Others") {
        TextEditor(text: $notes).accessibilityLabel("Notes")
        Button("Clear notes") { notes = "" }
        TextField("Amount", value: $amount, format: .number)
        Text("The amount is \(amount.map(String.init) ?? "unknown")")
        Button("Clear amount") { amount = nil }
        Button("Set amount") { amount = 42 }
        TextField(
          "Capitals", text: Binding(get: { capitals }, set: { capitals = $0.uppercased() }))
        TextField(
          "Digits",
          text: Binding(get: { digits }, set: { digits = String($0.filter(\.isNumber).prefix(6)) }))
        TextField("Search", text: $search).throttled(for: .milliseconds(200))
        Button("Clear search") { search = "" }
        SecureField("Password", text: $password)
        Button("Clear password") { password = "" }
        Text("A password of \(password.count), notes of \(notes.count), search for '\(search)'")
      }
    }
  }
}
