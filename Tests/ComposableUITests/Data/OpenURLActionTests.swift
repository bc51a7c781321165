import ComposableUI
import Foundation
import Testing

/// `openURL`: what views open, and which view handles it.
@MainActor
@Suite struct OpenURLTests {
  private let swift = URL(string: "https://swift.org")!
  private let item = URL(string: "item:1")!

  @Test func aURLIsOpenedByTheSystemUnlessAViewHandlesIt() throws {
    let view = ViewDriver { Opener(url: swift) }
    #expect(view.openedURLs.isEmpty)
    try view.button("Open").tap()
    #expect(view.openedURLs == [swift])
    #expect(view.texts.last == "true")
    try view.button("Open").tap()
    #expect(view.openedURLs == [swift, swift])
  }

  @Test func aHandlerOfTheEnvironmentTakesTheURLs() throws {
    var handled: [URL] = []
    let view = ViewDriver {
      Opener(url: swift)
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

  @Test func aHandlerDiscardsAURL() throws {
    let view = ViewDriver {
      Opener(url: swift).environment(\.openURL, OpenURLAction { _ in .discarded })
    }
    try view.button("Open").tap()
    #expect(view.texts.last == "false")
    #expect(view.openedURLs.isEmpty)
  }

  @Test func aHandlerLeavesAURLOrAnotherToTheSystem() throws {
    let view = ViewDriver {
      VStack {
        Opener(url: swift)
        Opener(title: "Open item", url: item)
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
  }

  @Test func theInnermostHandlerComesFirstAndTheSystemAfterIt() throws {
    var outer = 0
    let view = ViewDriver {
      Opener(url: swift)
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

  @Test func aLinkOpensItsURLByTheActionOfItsEnvironment() throws {
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

  @Test func aURLThatATaskOpensIsOpened() async throws {
    let (taps, tapping) = AsyncStream<Void>.makeStream()
    let (opened, opening) = AsyncStream<Bool>.makeStream()
    let view = ViewDriver { LateOpener(url: swift, taps: taps, opening: opening) }
    _ = view.rendering
    tapping.yield()
    for await accepted in opened {
      #expect(accepted)
      break
    }
    #expect(view.openedURLs == [swift])
  }

  @Test func withoutARendererItIsReportedThatNothingIsOpened() {
    withKnownIssue {
      EnvironmentValues().openURL(swift) { #expect(!$0) }
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.contains("'https://swift.org' was not opened: no renderer opens URLs")
      }
    }
  }
}

private struct Opener: View {
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

/// Opens its URL when a test says so, after a wait.
private struct LateOpener: View {
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
