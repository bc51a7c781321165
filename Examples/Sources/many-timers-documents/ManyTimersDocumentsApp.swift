import ComposableUI
import ComposableWeb
import TimerViews

/// Timers in the files of a folder: `swift run --package-path Examples many-timers-documents --documents
/// DIR`.
struct ManyTimersDocumentsApp: WebApp {
  static let usage = "| --terminal FILE…"

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    guard let argument = arguments.first else { return }
    throw UsageError(
      argument == "--terminal"
        ? "'--terminal' has to come first." : "Unknown option '\(argument)'."
    )
  }

  var body: some Scene {
    DocumentGroup(newDocument: { TimerFileDocument() }) { file in
      TimerDocumentView(store: file.document.store)
    }
  }
}
