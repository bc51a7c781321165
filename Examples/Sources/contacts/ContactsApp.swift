import ArgumentParser
import ComposableArchitecture
import ComposableUI
import ComposableWeb
import ContactsFeatures

/// Contacts in a database: `swift run --package-path Examples contacts`.
@main
struct ContactsApp: WebApp {
  struct Options: ParsableArguments {
    @Option(help: ArgumentHelp("The file of the contacts.", valueName: "file"))
    var database: String?
  }

  static func prepare(_ settings: inout HostSettings, options: Options) throws {
    let path = try options.database ?? ContactClient.defaultFile.path
    // A file that can't be opened ends the program with a message, before it listens.
    let client = try ContactClient.file(at: path)
    prepareDependencies { $0.contactClient = client }
  }

  var body: some Scene {
    WindowGroup("Contacts") { ContactsWindow() }
  }
}

/// The contacts in a tab.
private struct ContactsWindow: View {
  @State private var store = Store(initialState: ContactList.State()) { ContactList() }

  var body: some View { ContactListView(store: store) }
}
