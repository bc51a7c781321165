import ComposableUI
import Testing

/// The environment of presented views: what they inherit, and what they do not.
@MainActor
@Suite struct PresentedEnvironmentTests {
  @Observable final class Scale { var value = Image.Scale.small }

  @Observable final class Model {
    var isShown = true
    var log: [String] = []
  }

  private let model = Model()

  private var isShown: Binding<Bool> {
    Binding(get: { model.isShown }, set: { model.isShown = $0 })
  }

  @Test func aSheetOfADisabledViewIsEnabled() throws {
    let view = ViewDriver {
      Text("page")
        .sheet(isPresented: isShown) { Button("Tap") { model.log.append("tap") } }
        .disabled(true)
    }
    try view.button("Tap").tap()
    #expect(model.log == ["tap"])
  }

  @Test func aFieldInASheetDoesNotSubmitToThePresenter() throws {
    let view = ViewDriver {
      Text("page")
        .sheet(isPresented: isShown) {
          TextField("Name", text: .constant(""))
          TextField("Email", text: .constant("")).onSubmit { model.log.append("sheet") }
        }
        .onSubmit { model.log.append("page") }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Name").submit() }
    try view.textField("Email").submit()
    #expect(model.log == ["sheet"])
  }

  @Test func aLinkInASheetDoesNotUseTheStackOfThePage() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("page").sheet(isPresented: isShown) {
          NavigationLink("Next") { Text("next") }
        }
      }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Next").tap() }
  }

  @Test func aSheetReadsTheObjectsOfItsPresenter() throws {
    struct Reader: View {
      @Environment(Model.self) private var inherited
      var body: some View { Button("close") { inherited.isShown = false } }
    }
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) { Reader() }.environment(model)
    }
    try view.button("close").tap()
    #expect(view.texts == ["page"])
  }

  @Test func aSheetFollowsTheEnvironmentOfItsPresenter() {
    struct Reader: View {
      @Environment(\.imageScale) private var scale
      var body: some View { Text("\(scale)") }
    }
    let scale = Scale()
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) { Reader() }.imageScale(scale.value)
    }
    #expect(view.texts == ["page", "small"])
    scale.value = .large
    #expect(view.texts == ["page", "large"])
  }

  @Test func aPreferenceOfASheetIsNotThatOfThePage() throws {
    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    var names: [[String]] = []
    let view = ViewDriver {
      Text("page").preference(key: Names.self, value: ["page"])
        .sheet(isPresented: isShown) { Text("sheet").preference(key: Names.self, value: ["sheet"]) }
        .onPreferenceChange(Names.self) { names.append($0) }
    }
    view.update()
    #expect(names == [["page"]])
  }
}
