import Testing

@_spi(Renderer) @testable import ComposableUI

/// The options that presented views set.
@MainActor
@Suite struct PresentationOptionTests {
  @Observable final class Model {
    var isOn = true
    var isShown = true
    var detent = PresentationDetent.medium
  }

  private let model = Model()

  private var isShown: Binding<Bool> {
    Binding(get: { model.isShown }, set: { model.isShown = $0 })
  }

  private func options(_ view: ViewDriver) -> PresentationOptions? {
    guard let content = view.rendering.children.last?.content.as(PresentationContent.self) else {
      return nil
    }
    return content.options
  }

  private func detent(of detents: Set<PresentationDetent>) -> PresentationDetent? {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) { Text("sheet").presentationDetents(detents) }
    }
    return options(view)?.detent
  }

  @Test func aSheetHasTheSmallestOfItsDetents() {
    #expect(detent(of: [.large, .medium]) == .medium)
    #expect(detent(of: [.medium, .fraction(0.3)]) == .fraction(0.3))
    #expect(detent(of: [.height(200), .fraction(0.3)]) == .height(200))
    #expect(detent(of: [.height(700), .medium]) == .medium)
    #expect(detent(of: [.large]) == .large)
    #expect(detent(of: []) == nil)
  }

  @Test func theSelectedDetentIsUsedIfTheSheetHasIt() {
    let selection = Binding(get: { model.detent }, set: { model.detent = $0 })
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) {
        Text("sheet").presentationDetents([.medium, .large], selection: selection)
      }
    }
    #expect(options(view)?.detent == .medium)
    model.detent = .large
    #expect(options(view)?.detent == .large)
    model.detent = .height(5)
    #expect(options(view)?.detent == .medium)
  }

  @Test func oneViewSufficesToDisableADismissal() throws {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) {
        Text("locked").interactiveDismissDisabled()
        Text("open").interactiveDismissDisabled(false)
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.dismiss() }
    #expect(model.isShown)
  }

  @Test func theDismissalIsEnabledAgainWhenTheViewIsRemoved() throws {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) {
        Text("sheet")
        if model.isOn { Text("locked").interactiveDismissDisabled() }
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.dismiss() }
    model.isOn = false
    try view.dismiss()
    #expect(!model.isShown)
  }

  @Test func anOptionOfASheetDoesNotApplyToTheSheetBelow() {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) {
        Text("first").sheet(isPresented: isShown) {
          Text("second").interactiveDismissDisabled()
        }
      }
    }
    let presentations = view.rendering.children.compactMap { child in
      child.content.as(PresentationContent.self)
    }
    #expect(presentations.map(\.options.isInteractiveDismissDisabled) == [false, true])
  }
}
