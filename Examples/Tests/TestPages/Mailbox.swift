import ComposableUI

/// Columns of folders, messages and a message, with the keyboard, the pointer and badges.
struct Mailbox: View {
  @State private var folder: Int?
  @State private var messages: Set<Int> = []
  @State private var sent = 0
  @State private var isHovered = false
  @State private var key = "no key"
  @State private var isVisible = false

  var body: some View {
    NavigationSplitView {
      List(1..<4, id: \.self, selection: $folder) { folder in
        Label("Folder \(folder)", systemImage: "folder").badge(folder == 2 ? 7 : 0)
      }
      .listStyle(.sidebar)
      .navigationTitle("Folders")
    } content: {
      List(selection: $messages) {
        Section("New") { ForEach(1..<4) { Text("Message \($0)") } }
        Section("Old") {
          ForEach(4..<40) { message in
            NavigationLink("Message \(message)") {
              Text("The text of message \(message).").navigationTitle("Message \(message)")
            }
          }
        }
      }
      .navigationTitle(folder.map { "Folder \($0)" } ?? "No folder")
      .toolbar { EditButton() }
    } detail: {
      detail.navigationTitle("Write")
    }
    // That of these pages is hard to read on a dark background.
    .tint(.primary)
  }

  private var detail: some View {
    Form {
      Button("Send") { sent += 1 }.keyboardShortcut("s")
      Button("Send twice") { sent += 2 }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Never") { sent = -1 }.keyboardShortcut("s").disabled(true)
      Text("\(sent) sent, \(messages.count) selected")
      Text(isHovered ? "The pointer is here" : "The pointer is elsewhere")
        .onHover { isHovered = $0 }
      Text(key).focusable().onKeyPress(keys: [.leftArrow, "x"]) { press in
        key = press.key == .leftArrow ? "left" : press.characters
        return .handled
      }
      Text(isVisible ? "It was seen" : "It was not seen")
      ViewThatFits {
        HStack { ForEach(1..<5) { Text("a wide line \($0)") } }
        Text("a narrow line")
      }
      Text("A view at the end").onScrollVisibilityChange { if $0 { isVisible = true } }
    }
  }
}
