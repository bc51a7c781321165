import ComposableCore
import ComposableUI
import Foundation

/// A document that is a value. Reading a file that starts with "broken" fails.
struct Note: FileDocument {
  struct CorruptFile: Error, CustomStringConvertible {
    let description: String
  }

  static let readableContentTypes = [UTType.plainText]
  var text = "new"

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    if text.hasPrefix("broken") { throw CorruptFile(description: "The file is marked as broken.") }
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@Reducer struct Clicks {
  @ObservableState struct State: Equatable {
    var count = 0
    var transientCount = 0
  }

  enum Action {
    case click
    case incrementTransientCount
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .click: state.count += 1
      case .incrementTransientCount: state.transientCount += 1
      }
      return .none
    }
  }
}

/// A document that is an object with a store.
final class ClickDocument: ReferenceFileDocument {
  static let readableContentTypes = [UTType(exportedAs: "org.example.clicks")]
  let store: StoreOf<Clicks>

  init(count: Int = 0) {
    store = Store(initialState: Clicks.State(count: count)) { Clicks() }
  }

  convenience init(configuration: ReadConfiguration) throws {
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    guard let count = Int(text) else {
      throw Note.CorruptFile(description: "“\(text)” is not a number.")
    }
    self.init(count: count)
  }

  func snapshot(contentType: UTType) throws -> Int { store.count }

  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      TextField("Text", text: file.$document.text)
    }
  }
}

struct ClicksApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { ClickDocument() }) { file in
      Button("\(file.document.store.count) clicks") { file.document.store.send(.click) }
      Button("Transient") { file.document.store.send(.incrementTransientCount) }
    }
  }
}
