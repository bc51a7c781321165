import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let files = CaseStudy(
    "Files",
    """
    `fileImporter` hands over files of the user: in a browser after an upload, with its progress and a \
    button to cancel. An effect for each file reads it in parts, so that a large file takes little \
    memory, and ends if its row is deleted. `fileExporter` saves a document, here a table of the \
    results. The feature reads files through a client: its tests need neither files nor a browser.
    """
  ) {
    LineCountsView(store: Store(initialState: LineCounts.State()) { LineCounts() })
  }
}

/// A client that reads files.
@DependencyClient
struct FileClient: Sendable {
  /// The contents of a file, in parts.
  var contents: @Sendable (_ file: URL) async throws -> AsyncThrowingStream<Data, any Error>
}

extension FileClient: DependencyKey {
  static let liveValue = FileClient { file in
    let handle = try FileHandle(forReadingFrom: file)
    return AsyncThrowingStream {
      try Task.checkCancellation()
      return try handle.read(upToCount: 65_536)
    }
  }
  static let testValue = FileClient()
}

extension DependencyValues {
  var fileClient: FileClient {
    get { self[FileClient.self] }
    set { self[FileClient.self] = newValue }
  }
}

@Reducer
struct LineCounts {
  @ObservableState
  struct State: Equatable {
    var counts: IdentifiedArrayOf<LineCount> = []
    var errorMessage: String?
    var isExporting = false
    var isImporting = false
  }

  struct LineCount: Equatable, Identifiable {
    let id: UUID
    let file: String
    var isComplete = false
    var lines = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case counted(id: LineCount.ID, lines: Int)
    case deleted(IndexSet)
    case ended(id: LineCount.ID)
    case failed(id: LineCount.ID)
    case exported(Result<URL, any Error>)
    case imported(Result<[URL], any Error>)
  }

  @Dependency(\.fileClient) var fileClient
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .counted(let id, let lines):
        state.counts[id: id]?.lines += lines
        return .none

      case .deleted(let offsets):
        let ids = offsets.map { state.counts[$0].id }
        state.counts.remove(atOffsets: offsets)
        return .merge(ids.map { .cancel(id: $0) })

      case .ended(let id):
        state.counts[id: id]?.isComplete = true
        return .none

      case .failed(let id):
        let count = state.counts.remove(id: id)
        state.errorMessage = count.map { "\($0.file) can't be read." }
        return .none

      case .exported(.failure(let error)), .imported(.failure(let error)):
        state.errorMessage = (error as? FileTransferError)?.errorDescription
        return .none

      case .exported(.success):
        return .none

      case .imported(.success(let files)):
        state.errorMessage = nil
        return .merge(files.map { count($0, &state) })
      }
    }
  }

  /// Starts to count the lines of a file.
  private func count(_ file: URL, _ state: inout State) -> EffectOf<Self> {
    let id = uuid()
    state.counts.append(LineCount(id: id, file: file.lastPathComponent))
    return .run { send in
      for try await part in try await fileClient.contents(file) {
        await send(.counted(id: id, lines: part.count { $0 == UInt8(ascii: "\n") }))
      }
      await send(.ended(id: id))
    } catch: { _, send in
      await send(.failed(id: id))
    }
    .cancellable(id: id)
  }
}

/// A table of line counts, with a header, for spreadsheets.
struct LineCountTable: FileDocument {
  static let readableContentTypes = [UTType.commaSeparatedText]

  let text: String

  init(_ counts: some Sequence<LineCounts.LineCount>) {
    let rows = counts.map { "\"\($0.file.replacing("\"", with: "\"\""))\",\($0.lines)\n" }
    text = "File,Lines\n" + rows.joined()
  }

  init(configuration: ReadConfiguration) {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct LineCountsView: View {
  @Bindable var store: StoreOf<LineCounts>

  var body: some View {
    Form {
      Section {
        Button("Count the lines of files…") { store.isImporting = true }
          .fileImporter(
            isPresented: $store.isImporting, allowedContentTypes: [.text],
            allowsMultipleSelection: true
          ) { store.send(.imported($0)) }
        if let errorMessage = store.errorMessage {
          Text(errorMessage).foregroundStyle(.red)
        }
      }
      if !store.counts.isEmpty {
        Section("Lines") {
          ForEach(store.counts) { count in
            LabeledContent(count.file) {
              if count.isComplete {
                Text(count.lines, format: .number)
              } else {
                ProgressView()
              }
            }
          }
          .onDelete { store.send(.deleted($0)) }
        }
        Section {
          Button("Save as a table") { store.isExporting = true }
            .fileExporter(
              isPresented: $store.isExporting, document: LineCountTable(store.counts),
              contentType: .commaSeparatedText, defaultFilename: "Lines"
            ) { store.send(.exported($0)) }
        }
      }
    }
  }
}

#Preview {
  LineCountsView(store: Store(initialState: LineCounts.State()) { LineCounts() })
}
