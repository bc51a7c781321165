import ComposableUI

/// Menus of buttons, context menus of rows, and styles of labels.
struct Menus: View {
  @State private var log = "nothing"
  @State private var rows = ["Milk", "Bread", "Tea"]
  @State private var text = ""
  @State private var isHidden = false

  var body: some View {
    List {
      Section("Menu") {
        Text("Log: \(log)")
        Menu("Sort") {
          Button("By name") { log = "by name" }
          Button("By size") { log = "by size" }.disabled(true)
          Button("By date") { log = "by date" }
        }
      }
      Section("Rows") {
        ForEach(rows, id: \.self) { row in
          Button(row) { log = "open \(row)" }
            .contextMenu {
              Button("Copy") { log = "copy \(row)" }
              Divider()
              Button("Delete", role: .destructive) {
                withAnimation { rows.removeAll { $0 == row } }
              }
            }
        }
        Text("Water").contextMenu { Button("Pour") { log = "pour" } }
        Text("Nothing").contextMenu {}
        Text("Locked").contextMenu { Button("Unlock") {} }.disabled(true)
        TextField("Note", text: $text).contextMenu { Button("Clear") { text = "" } }
      }
      Section("Looks") {
        NavigationLink("Go on") { Text("There").navigationTitle("There") }
        Button("Favorite", systemImage: "star") { log = "favorite" }.labelStyle(.iconOnly)
        Button("Hide") { isHidden = true }
        ZStack {
          Button("Front") { log = "front" }.buttonStyle(.borderedProminent).zIndex(1)
          Rectangle().fill(.red).frame(width: 200, height: 40)
        }
        if isHidden {
          Button("Secret") { log = "secret" }.hidden()
        } else {
          Button("Secret") { log = "secret" }
        }
      }
    }
    .navigationTitle("Menus")
  }
}
