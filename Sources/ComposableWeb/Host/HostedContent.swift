import ComposableConcurrency
import ComposableDocuments
import ComposableRecording
@_spi(Renderer) import ComposableUI

/// The content of a host: a single page, or a page for each document, preview or state of a record.
enum HostedContent: Sendable {
  /// A view, rendered separately for each session.
  case view(SessionContent.MakeGraph)
  /// Documents, shared by all sessions that show them.
  case documents(DocumentLibrary, list: String)
  /// Previews, rendered separately for each session.
  case previews([Preview])
  /// The program with the states of a record.
  case replay(
    Replay,
    @MainActor @Sendable (
      _ stores: StoreReplay, _ owner: any Actor, _ environment: EnvironmentValues,
      _ needsUpdate: @escaping @Sendable () -> Void
    ) -> ViewGraph)

  /// True if the views of the page decide about the addresses below its own.
  var isAddressed: Bool {
    if case .documents = self { false } else { true }
  }

  /// The router's path pattern of the pages, relative to the host's path.
  var pathPattern: String {
    switch self {
    case .view: ""
    case .documents: "/:document"
    case .previews: "/:preview"
    case .replay: "/:count"
    }
  }

  /// Opens the content of a page.
  ///
  /// - Parameters:
  ///   - page: The path of the page. For documents and previews, the last path component names it.
  ///   - sharesMainActor: True to run views on the main actor of the process.
  /// - Returns: The content of a session, and its title unless that is the host's; or `nil` if
  ///   there is no such page.
  func open(_ page: String, sharesMainActor: Bool) async -> (
    content: SessionContent, title: String?
  )? {
    switch self {
    case .view(let makeGraph):
      let owner = MainActorSubstitute(sharesMainActor: sharesMainActor)
      return (SessionContent(on: owner, makeGraph), nil)
    case .documents(let library, let list):
      let component = page.split(separator: "/").last ?? ""
      guard let name = DocumentName(pathComponent: component),
        let document = try? await library.open(name)
      else { return nil }
      let content = SessionContent(on: document.mainActor, isRestorable: false) {
        owner, environment, needsUpdate in
        ViewGraph(
          environment: environment, isConnected: false, isolation: owner, needsUpdate: needsUpdate
        ) {
          DocumentPage(document: document, list: URL(string: list))
        }
      } onEnd: {
        await library.leave(document)
      }
      return (content, await document.title)
    case .previews(let previews):
      let id = page.split(separator: "/").last.flatMap { String($0).removingPercentEncoding }
      guard let preview = previews.first(where: { $0.id == id }) else { return nil }
      let owner = MainActorSubstitute(sharesMainActor: sharesMainActor)
      return (SessionContent(on: owner, isRestorable: false, preview.makeGraph), preview.title)
    case .replay(let replay, let makeGraph):
      let component = page.split(separator: "/").last ?? ""
      let isLive = component != Replay.recordedPage
      guard let count = isLive ? Int(component) : replay.count,
        (0...replay.recording.steps.count).contains(count)
      else { return nil }
      let stores = StoreReplay(replay.recording, after: count, isLive: isLive)
      let owner = MainActorSubstitute(sharesMainActor: sharesMainActor)
      let content = SessionContent(on: owner, isRestorable: false, storeObserver: stores) {
        owner, environment, needsUpdate in makeGraph(stores, owner, environment, needsUpdate)
      }
      return (content, "Replay")
    }
  }

  /// Saves unsaved documents, which stay open.
  func save() async {
    if case .documents(let library, _) = self { await library.save() }
  }

  /// Saves and closes documents.
  ///
  /// - Returns: The names of the documents that could not be saved.
  func stop() async -> [String] {
    switch self {
    case .view, .previews, .replay: []
    case .documents(let library, _): await library.stop().map(\.text)
    }
  }
}
