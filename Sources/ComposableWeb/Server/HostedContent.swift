#if Web
  import ComposableUI

  /// What a host shows: one page, or one for each document.
  enum HostedContent: Sendable {
    /// A view, which each session has for itself.
    case view(SessionContent.MakeGraph)
    /// Documents, which all who look at one share.
    case documents(DocumentLibrary, list: String)

    /// How the paths of its pages go on after the host's, for a router.
    var pattern: String {
      switch self {
      case .view: ""
      case .documents: "/:document"
      }
    }

    /// Opens what is shown on a page.
    ///
    /// - Parameter page: The path of the page. Of a document's, the last component names the document.
    /// - Returns: What a session is to show, and what it is called where that is not the host's
    ///   title; `nil` where there is no such page.
    func open(_ page: String) async -> (showing: SessionContent, title: String?)? {
      switch self {
      case .view(let makeGraph):
        return (SessionContent(makeGraph), nil)
      case .documents(let library, let list):
        let component = page.split(separator: "/").last ?? ""
        guard let name = DocumentName(pathComponent: component),
          let document = try? await library.open(name)
        else { return nil }
        let showing = SessionContent(on: document) { owner, environment, needsUpdate in
          ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
            DocumentPage(document: document, list: URL(string: list))
          }
        } leave: {
          await library.leave(document)
        }
        return (showing, await document.title)
      }
    }

    /// Saves what is to be saved.
    ///
    /// - Returns: What could not be saved.
    func stop() async -> [String] {
      switch self {
      case .view: []
      case .documents(let library, _): await library.stop().map(\.text)
      }
    }
  }
#endif
