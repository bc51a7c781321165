import ComposableUI
import Testing

/// Values of a model and of a view that are kept equal.
@MainActor
@Suite struct BindTests {
  @Observable final class Model {
    var name = "model"
    @ObservationIgnored var sets = 0
  }

  private let model = Model()

  private struct Content: View {
    let name: Binding<String>
    @State private var own = "view"

    var body: some View {
      Text("\(own)").bind(name, to: $own)
      Button("Change the view") { own = "edited" }
      Button("Change both") {
        own = "edited"
        name.wrappedValue = "from the model"
      }
    }
  }

  private var name: Binding<String> {
    Binding {
      model.name
    } set: {
      model.sets += 1
      model.name = $0
    }
  }

  @Test func bindStartsWithTheValueOfTheModel() {
    let view = ViewDriver { Content(name: name) }
    #expect(view.texts.first == "model")
    #expect(model.sets == 0)
  }

  @Test func aChangeOfTheModelChangesTheView() {
    let view = ViewDriver { Content(name: name) }
    view.update()
    model.name = "changed"
    #expect(view.texts.first == "changed")
    #expect(model.sets == 0)
  }

  @Test func aChangeOfTheViewChangesTheModelOnce() throws {
    let view = ViewDriver { Content(name: name) }
    try view.button("Change the view").tap()
    #expect(view.texts.first == "edited")
    #expect(model.name == "edited")
    #expect(model.sets == 1)
  }

  @Test func theModelDeterminesTheValueIfBothChange() throws {
    let view = ViewDriver { Content(name: name) }
    try view.button("Change both").tap()
    #expect(view.texts.first == "from the model")
    #expect(model.name == "from the model")
  }
}
