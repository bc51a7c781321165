import Observation
import Testing

@testable import ComposableUI

/// How the values that a parent gives are compared.
@MainActor
@Suite struct ViewFieldsTests {
  @Test func aWeakPropertyIsComparedByIdentity() {
    let models = [Model(id: 1, name: "one"), Model(id: 1, name: "another one"), nil]
    let choice = Choice()
    let view = ViewDriver { Holder(choice: choice, models: models) }
    #expect(view.texts == ["one", "one", "one"])
    choice.index = 1
    #expect(view.texts == ["another one", "another one", "another one"])
    choice.index = 2
    #expect(view.texts == ["none", "none", "none"])
    choice.index = 0
    #expect(view.texts == ["one", "one", "one"])
  }

  @Test func aWeakPropertyWhoseObjectHasGoneIsNone() {
    let choice = Choice()
    var models: [Model?] = [Model(id: 1, name: "one"), Model(id: 2, name: "two")]
    let view = ViewDriver { WeakOnly(choice: choice, model: models[choice.index]) }
    #expect(view.texts == ["one"])
    choice.index = 1
    models[0] = nil
    #expect(view.texts == ["two"])
  }

  @Test func anUnownedPropertyIsComparedWithoutTheFormerObject() {
    let choice = Choice()
    let models = Models()
    models.now = Model(id: 1, name: "one")
    let view = ViewDriver { UnownedHolder(choice: choice, models: models) }
    #expect(view.texts == ["one"])
    models.now = Model(id: 1, name: "another one")
    choice.index = 1
    #expect(view.texts == ["another one"])
  }

  @Test func equalValuesAreTheSame() {
    let choice = Choice()
    let view = ViewDriver { Labelled(choice: choice) }
    _ = view.update()
    let runs = view.bodyRuns
    choice.index = 1
    _ = view.update()
    #expect(view.bodyRuns == runs + 1)
  }
}

/// Two objects with the same id are equal.
private final class Model: Equatable {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  static func == (lhs: Model, rhs: Model) -> Bool { lhs.id == rhs.id }
}

@Observable private final class Choice {
  var index = 0
}

private final class Models {
  var now = Model(id: 0, name: "")
}

private struct Holder: View {
  let choice: Choice
  let models: [Model?]

  var body: some View {
    let model = models[choice.index]
    VStack {
      WeakChild(model: model)
      StrongChild(model: model)
      OptionalChild(model: .some(model))
    }
  }
}

private struct WeakOnly: View {
  let choice: Choice
  weak var model: Model?

  var body: some View {
    _ = choice.index
    return WeakChild(model: model)
  }
}

private struct WeakChild: View {
  weak var model: Model?

  var body: some View { Text(model?.name ?? "none") }
}

private struct StrongChild: View {
  let model: Model?

  var body: some View { Text(model?.name ?? "none") }
}

private struct OptionalChild: View {
  let model: Model??

  var body: some View { Text((model ?? nil)?.name ?? "none") }
}

private struct UnownedHolder: View {
  let choice: Choice
  let models: Models

  var body: some View {
    _ = choice.index
    return UnownedChild(model: models.now)
  }
}

private struct UnownedChild: View {
  unowned let model: Model

  var body: some View { Text(model.name) }
}

private struct Labelled: View {
  let choice: Choice

  var body: some View {
    // Made anew each time, so that its bytes differ.
    LongText(words: ["\(choice.index)", "two"].dropFirst().map { $0 + ", and so on and so forth" })
  }
}

private struct LongText: View {
  let words: [String]

  var body: some View { Text(words.joined()) }
}
