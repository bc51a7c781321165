#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation

/// A document with a store, saved as a number. Reading any other text fails.
final class TallyDocument: ReferenceFileDocument {
  struct CorruptFile: Error, CustomStringConvertible {
    let description: String
  }

  static let readableContentTypes = [UTType(exportedAs: "org.example.tally")]
  let store: StoreOf<Tally>

  init(count: Int = 0) {
    store = Store(initialState: Tally.State(count: count)) { Tally() }
  }

  convenience init(configuration: ReadConfiguration) throws {
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    guard let count = Int(text) else {
      throw CorruptFile(description: "“\(text)” is not a number.")
    }
    self.init(count: count)
  }

  func snapshot(contentType: UTType) throws -> Int { store.count }

  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
  }
}

struct TalliesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { TallyDocument() }) { file in
      Text("count \(file.document.store.count)")
      Button("Increment") { file.document.store.send(.increment) }
    }
  }
}
#endif
