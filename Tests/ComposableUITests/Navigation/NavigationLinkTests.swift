import ComposableCore
import ComposableUI
import Testing

@MainActor
@Suite struct NavigationLinkTests {
  @Test func aLinkHasATitleOrALabel() throws {
    let title = "String"
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Literal") { Text("a") }
        NavigationLink(title) { Text("b") }
        NavigationLink("View", destination: Text("c"))
        NavigationLink {
          Text("d")
        } label: {
          Label("Label", systemImage: "gear")
        }
        NavigationLink(destination: Text("e")) { Text("Both") }
      }
    }
    let labels = ["Literal", "String", "View", "Label", "Both"]
    for (label, screen) in zip(labels, ["a", "b", "c", "d", "e"]) {
      try view.button(label).tap()
      #expect(view.texts == labels + [screen])
      try view.goBack()
    }
  }

  @Test func aLinkWithAValueHasATitleOrALabel() throws {
    let title = "String"
    let router = Router()
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        NavigationLink("Literal", value: 1)
        NavigationLink(title, value: 2)
        NavigationLink(value: 3) { Label("Label", systemImage: "gear") }
        EmptyView().navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    for (number, label) in zip(1..., ["Literal", "String", "Label"]) {
      try view.button(label).tap()
      #expect(router.numbers == [number])
      #expect(view.texts.last == "number \(number)")
      try view.goBack()
      #expect(router.numbers == [])
    }
  }

  @Test func pressingALinkTwicePushesOneScreen() throws {
    let router = Router()
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        NavigationLink("View") { Text("view") }
        NavigationLink("Value", value: 1)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    try view.button("View").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("View").tap() }
    #expect(view.texts == ["View", "Value", "view"])
    try view.goBack()
    try view.button("Value").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("Value").tap() }
    #expect(router.numbers == [1])
  }

  @Test func aLinkOfACoveredScreenHasNoEffect() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("First") { Text("first") }
        NavigationLink("Second") { Text("second") }
      }
    }
    try view.button("First").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("Second").tap() }
    #expect(view.texts == ["First", "Second", "first"])
  }

  @Test func linksOnScreensPushFurtherScreens() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") {
          NavigationLink("Last") { Text("last") }
        }
      }
    }
    try view.button("Next").tap()
    try view.button("Last").tap()
    #expect(view.texts == ["Next", "Last", "last"])
    try view.goBack()
    #expect(view.texts == ["Next", "Last"])
    try view.goBack()
    #expect(view.texts == ["Next"])
  }

  @Test func aScreenIsUpdatedWithTheViewOfItsLink() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next", destination: NumberedCounter(number: store.count))
      }
    }
    try view.button("Next").tap()
    try view.button("0").tap()
    #expect(view.texts == ["Next", "number 0", "1"])
    store.send(.count(5))
    #expect(view.texts == ["Next", "number 5", "1"])
  }

  @Test func aLinkOutsideAStackIsDisabled() {
    let view = ViewDriver {
      NavigationLink("View") { Text("a") }
      NavigationLink("Value", value: 1)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.button("View").tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Value").tap() }
    #expect(view.texts == ["View", "Value"])
  }

  @Test func aLinkWithoutAValueIsDisabled() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next", value: store.isOn ? store.count : nil)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Next").tap() }
    store.send(.set(true))
    try view.button("Next").tap()
    #expect(view.texts == ["Next", "number 0"])
  }

  @Test func aDisabledViewDisablesItsLinks() {
    let view = ViewDriver {
      NavigationStack { NavigationLink("Next") { Text("next") }.disabled(true) }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Next").tap() }
    #expect(view.texts == ["Next"])
  }

  @Test func aValueThatThePathDoesNotAcceptIsReportedAtItsLink() throws {
    let router = Router()
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        NavigationLink("Name", value: "a")
          .navigationDestination(for: String.self) { Text("name \($0)") }
      }
    }
    try withKnownIssue {
      try view.button("Name").tap()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("type 'String' can't be added to the path") }
        && issue.sourceLocation?.fileID.hasSuffix("NavigationLinkTests.swift") == true
    }
    #expect(router.numbers == [])
    #expect(view.texts == ["Name"])
  }
}

private struct NumberedCounter: View {
  let number: Int

  var body: some View {
    Text("number \(number)")
    CountButton()
  }
}
