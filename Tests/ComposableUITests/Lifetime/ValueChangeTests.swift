import ComposableUI
import Testing

/// Actions that are performed when a value changes.
@MainActor
@Suite struct ValueChangeTests {
  @Observable final class Model {
    var count = 0
    var other = 0
    var isShown = true
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  @Test func onChangeSeesSeveralChangesBeforeAnUpdateAsOne() {
    let view = ViewDriver {
      Text("a").onChange(of: model.count) { model.log.append("\($0) \($1)") }
    }
    view.update()
    model.count = 1
    model.count = 2
    view.update()
    #expect(model.log == ["0 2"])
  }

  @Test func onChangeIgnoresAValueThatIsChangedBack() {
    let view = ViewDriver {
      Text("a").onChange(of: model.count) { model.log.append("changed") }
    }
    view.update()
    model.count = 1
    model.count = 0
    view.update()
    #expect(model.log == [])
  }

  @Test func onChangeIgnoresAnUpdateWithAnEqualValue() {
    let view = ViewDriver {
      Text("\(model.other)").onChange(of: model.count) { model.log.append("changed") }
    }
    view.update()
    model.other = 1
    #expect(view.texts == ["1"])
    #expect(model.log == [])
  }

  @Test func initialOnChangeReceivesTheSameValueTwice() {
    let view = ViewDriver {
      Text("a").onChange(of: model.count, initial: true) { model.log.append("\($0) \($1)") }
    }
    view.update()
    #expect(model.log == ["0 0"])
    model.count = 3
    view.update()
    #expect(model.log == ["0 0", "0 3"])
  }

  @Test func onChangeOfANewViewStartsWithTheCurrentValue() {
    let view = ViewDriver {
      if model.isShown { Text("a").onChange(of: model.count) { model.log.append("changed") } }
    }
    model.isShown = false
    view.update()
    model.count = 5
    model.isShown = true
    #expect(view.texts == ["a"])
    #expect(model.log == [])
  }

  @Test func onChangePerformsTheActionOfTheLatestBody() {
    let view = ViewDriver {
      let other = model.other
      Text("a").onChange(of: model.count) { model.log.append("\(other)") }
    }
    view.update()
    model.other = 7
    model.count = 1
    view.update()
    #expect(model.log == ["7"])
  }

  @Test func aChangeOnACoveredScreenIsObserved() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next") }
          .onChange(of: model.count) { model.log.append("\($1)") }
      }
    }
    try view.button("Next").tap()
    model.count = 4
    view.update()
    #expect(model.log == ["4"])
  }

  @Test func onChangeOfContainedViewsRunsFirst() {
    let view = ViewDriver {
      VStack { Text("a").onChange(of: model.count) { model.log.append("inner") } }
        .onChange(of: model.count) { model.log.append("outer") }
    }
    view.update()
    model.count = 1
    view.update()
    #expect(model.log == ["inner", "outer"])
  }
}
