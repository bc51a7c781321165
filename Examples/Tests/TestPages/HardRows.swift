import ComposableUI
import Foundation

/// Rows with several kinds of actions, and with words that are longer than a phone is wide.
struct HardRows: View {
  @State private var isMenuEmpty = false
  @State private var isOn = true
  @State private var choice = 0
  @State private var language = "en"

  private let word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"

  var body: some View {
    List {
      Section("Actions") {
        ForEach(["Milk", "Bread"], id: \.self) { row in
          Text(row).swipeActions { Button("Flag") {} }
        }
        .onDelete { _ in }
        Button("Tea") {}
          .buttonStyle(.plain).swipeActions { Button("Flag") {} }
          .contextMenu { Button("Copy") {} }
        Button("Salt") {}
          .buttonStyle(.plain).contextMenu { Button("Copy") {} }
          .swipeActions { Button("Flag") {} }
        Text("Water").swipeActions { Button("Flag") {} }.accessibilityIdentifier("water")
      }
      Section("Words") { words }
      Section("Sides") {
        Toggle("Switch", isOn: $isOn)
        Picker("Menu", selection: $choice) { Text("One").tag(0) }
        Button("Hebrew") { language = "he" }
        Text("Nothing else").contextMenu { if !isMenuEmpty { Button("Copy") {} } }
          .accessibilityIdentifier("emptied")
        Button("Empty the menu") { isMenuEmpty = true }
      }
    }
    .pageLocale(Locale(identifier: language))
    .navigationTitle("Hard rows")
    .toolbar {
      ToolbarItem {
        Menu {
          Button("Sort") {}
        } label: {
          Image(systemName: "star")
        }
      }
      ToolbarItem { Button("Add", systemImage: "star") {}.labelStyle(.iconOnly) }
    }
  }

  @ViewBuilder private var words: some View {
    HStack {
      Text(word)
      Toggle("Beside a text", isOn: $isOn).labelsHidden()
    }
    HStack {
      VStack(alignment: .leading) {
        Text(word)
        Text("Below")
      }
      Spacer()
      Button("Remove") {}
    }
    HStack {
      Label(word, systemImage: "star")
      Button("Remove") {}
    }
    VStack(alignment: .leading) {
      HStack {
        Text(word)
        Button("Remove") {}
      }
      Text("Below")
    }
    Toggle(word, isOn: $isOn)
    Toggle(isOn: $isOn) { Label(word, systemImage: "star") }
    Stepper(word, value: $choice)
    Picker(word, selection: $choice) { Text("One").tag(0) }
    Label(word, systemImage: "star")
  }
}
