import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// The HTML of presentations.
@Suite struct PresentationTests {
  private func html(
    _ style: PresentationContent.Style, title: String? = "Edit",
    options: PresentationOptions = PresentationOptions()
  ) -> String {
    let content = PresentationContent(style: style, title: title, options: options)
    return HTML(
      Rendering(
        id: 1, content: WindowContent(),
        children: [
          Rendering(id: 2, content: PageContent(), children: [.text("page", id: 3)]),
          Rendering(id: 4, content: content, children: [.text("content", id: 5)]),
        ])
    ).text
  }

  @Test func aPresentationIsADialogBesideThePage() {
    let html = html(.sheet)
    #expect(html.hasPrefix(#"<div data-i="1" class="window"><main data-i="2">"#))
    #expect(html.contains(#"</main><dialog data-i="4" class="presentation sheet" open="""#))
    #expect(html.contains(#"aria-label="Edit""#))
  }

  @Test(arguments: [
    PresentationContent.Style.sheet, .fullScreenCover, .popover, .alert, .confirmationDialog,
  ])
  func aPresentationHasANameForAssistiveTechnologies(_ style: PresentationContent.Style) {
    #expect(html(style, title: nil).contains(#"aria-label=""#))
    #expect(!html(style, title: nil).contains(#"aria-label="""#))
  }

  @Test func aPresentationHasAColorSchemeOfItsOwn() {
    var options = PresentationOptions()
    options.colorScheme = .dark
    #expect(html(.sheet, options: options).contains(#"class="presentation sheet dark""#))
    let window = Rendering(
      id: 1, content: WindowContent(preferredColorScheme: .light), children: [])
    #expect(HTML(window).text == #"<div data-i="1" class="window light"></div>"#)
  }

  @Test func usersCanDismissWhatTheViewsAllow() {
    var locked = PresentationOptions()
    locked.isInteractiveDismissDisabled = true
    #expect(html(.sheet).contains(#"data-on="dismiss""#))
    #expect(html(.alert, options: locked).contains(#"data-on="dismiss""#))
    #expect(!html(.sheet, options: locked).contains("data-on"))
    #expect(!html(.fullScreenCover).contains("data-on"))
  }

  @Test func aPromptIsAnAlertWithADescription() {
    let html = html(.confirmationDialog)
    #expect(html.contains(#"role="alertdialog" aria-describedby="m4""#))
  }

  @Test(arguments: [
    (PresentationDetent.medium, "50%"), (.fraction(0.25), "25%"), (.height(120), "120px"),
  ])
  func aDetentIsTheHeightOfASheet(_ detent: PresentationDetent, _ css: String) {
    var options = PresentationOptions()
    options.detent = detent
    #expect(html(.sheet, options: options).contains("--detent:\(css)"))
  }

  @Test func aPresentationIsAnimatedByOneProperty() {
    let content = PresentationContent(style: .sheet, title: nil, options: PresentationOptions())
    #expect(TransitionStyle.insertion(of: content, nil).styles.map(\.property) == ["--presented"])
    #expect(TransitionStyle.removal(of: content, nil).styles.map(\.property) == ["--presented"])
  }
}
