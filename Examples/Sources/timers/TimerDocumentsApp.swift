import ComposableUI
import ComposableWeb
import TimerFeatures

/// An app for the timers in the files of a directory.
struct TimerDocumentsApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { TimerFileDocument() }) { file in
      TimerDocumentView(store: file.document.store)
    }
  }
}
