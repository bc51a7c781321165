import ComposableUI
import ComposableWeb
import ProgramOptions
import TimerFeatures

/// An app for the timers in the files of a directory.
struct TimerDocumentsApp: WebApp {
  static let usage = "documents"

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    _ = try ProgramOptions(arguments, command: "documents")
  }

  var body: some Scene {
    DocumentGroup(newDocument: { TimerFileDocument() }) { file in
      TimerDocumentView(store: file.document.store)
    }
  }
}
