@_spi(Renderer) import ComposableUI
import Foundation
import Testing

/// URLs that views open with `openURL`, and their handlers.
@MainActor
@Suite struct OpenURLActionTests {
  private let swift = URL(string: "https://swift.org")!
  private let item = URL(string: "item:1")!

  @Test func theSystemOpensUnhandledURLs() throws {
    let view = ViewDriver { OpenURLButton(url: swift) }
    #expect(view.openedURLs.isEmpty)
    try view.button("Open").tap()
    #expect(view.openedURLs == [swift])
    #expect(view.texts.last == "true")
    try view.button("Open").tap()
    #expect(view.openedURLs == [swift, swift])
  }

  @Test func anEnvironmentHandlerReceivesURLs() throws {
    var handled: [URL] = []
    let view = ViewDriver {
      OpenURLButton(url: swift)
        .environment(
          \.openURL,
          OpenURLAction { url in
            handled.append(url)
            return .handled
          }
        )
    }
    try view.button("Open").tap()
    #expect(handled == [swift])
    #expect(view.texts.last == "true")
    #expect(view.openedURLs.isEmpty)
  }

  @Test func aHandlerCanDiscardAURL() throws {
    let view = ViewDriver {
      OpenURLButton(url: swift).environment(\.openURL, OpenURLAction { _ in .discarded })
    }
    try view.button("Open").tap()
    #expect(view.texts.last == "false")
    #expect(view.openedURLs.isEmpty)
  }

  @Test func aHandlerCanForwardAURLToTheSystem() throws {
    let view = ViewDriver {
      VStack {
        OpenURLButton(url: swift)
        OpenURLButton(title: "Open item", url: item)
      }
      .environment(
        \.openURL,
        OpenURLAction { [swift, item] url in
          url == item ? .systemAction(swift.appending(path: "1")) : .systemAction
        }
      )
    }
    try view.button("Open").tap()
    try view.button("Open item").tap()
    #expect(view.openedURLs == [swift, swift.appending(path: "1")])
    #expect(view.texts == ["Open", "true", "Open item", "true"])
  }

  @Test func theInnermostHandlerRunsBeforeTheSystem() throws {
    var outer = 0
    let view = ViewDriver {
      OpenURLButton(url: swift)
        .environment(\.openURL, OpenURLAction { _ in .systemAction })
        .environment(
          \.openURL,
          OpenURLAction { _ in
            outer += 1
            return .handled
          }
        )
    }
    try view.button("Open").tap()
    #expect(outer == 0)
    #expect(view.openedURLs == [swift])
  }

  @Test func aLinkUsesTheActionOfItsEnvironment() throws {
    var handled: [URL] = []
    let view = ViewDriver {
      Link("Plain", destination: swift)
      Link("Handled", destination: item)
        .environment(
          \.openURL,
          OpenURLAction { url in
            handled.append(url)
            return .handled
          }
        )
    }
    try view.link("Plain").tap()
    #expect(view.openedURLs == [swift])
    try view.link("Handled").tap()
    #expect(handled == [item])
    #expect(view.openedURLs == [swift])
    #expect(throws: ViewDriver.Refused.self) { try view.link("Plain").type("x") }
  }

  @Test func aTaskCanOpenAURL() async throws {
    let (taps, tapping) = AsyncStream<Void>.makeStream()
    let (opened, opening) = AsyncStream<Bool>.makeStream()
    let view = ViewDriver { OpenURLTask(url: swift, taps: taps, opening: opening) }
    _ = view.rendering
    tapping.yield()
    for await accepted in opened {
      #expect(accepted)
      break
    }
    #expect(view.openedURLs == [swift])
  }

  @Test func openingAURLWithoutARendererIsReported() {
    withKnownIssue {
      EnvironmentValues().openURL(swift) { #expect(!$0) }
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.contains("'https://swift.org' was not opened: no renderer is available")
      }
    }
  }
}

private struct OpenURLButton: View {
  var title = "Open"
  let url: URL
  @Environment(\.openURL) private var openURL
  @State private var accepted: Bool?

  var body: some View {
    Button(title) {
      openURL(url) { accepted in self.accepted = accepted }
    }
    if let accepted { Text("\(accepted)") }
  }
}

/// Opens its URL from a task, once for each tap.
private struct OpenURLTask: View {
  let url: URL
  let taps: AsyncStream<Void>
  let opening: AsyncStream<Bool>.Continuation
  @Environment(\.openURL) private var openURL

  var body: some View {
    Text("Waits")
      .task {
        for await _ in taps {
          openURL(url) { [opening] accepted in opening.yield(accepted) }
        }
      }
  }
}
