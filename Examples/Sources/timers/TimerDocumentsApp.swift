import ComposableUI
import ComposableWeb
import TimerFeatures

/// An app for the timers in the files of a directory.
struct TimerDocumentsApp: WebApp {
  static let usage = "documents"

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    if let option = arguments.first(where: { $0 != "documents" }) {
      throw UsageError("Unknown option '\(option)'.")
    }
  }

  var body: some Scene {
    DocumentGroup(newDocument: { TimerFileDocument() }) { file in
      TimerDocumentView(store: file.document.store)
    }
  }
}
