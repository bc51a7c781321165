import ComposableUI

/// Pickers that are disabled by the choice of their last option, and a field whose text is changed
/// while the user types.
struct Controls: View {
  @State private var choice = 0
  @State private var text = ""
  @State private var count = 0

  private let options = ["First", "Second", "Last"]

  var body: some View {
    Form {
      picker("Menu").pickerStyle(.menu)
      picker("Segments").pickerStyle(.segmented)
      picker("List").pickerStyle(.inline)
      Button("Unlock") { choice = 0 }
      TextField(
        "Capitals",
        text: Binding {
          text
        } set: {
          text = $0.uppercased()
        })
      Button("Overwrite") {
        text = "overwritten"
        count += 1
      }
      Text("Overwritten \(count) times")
    }
  }

  private func picker(_ name: String) -> some View {
    Picker(name, selection: $choice) {
      ForEach(options.indices, id: \.self) { Text(options[$0]) }
    }
    .disabled(choice == 2)
  }
}
