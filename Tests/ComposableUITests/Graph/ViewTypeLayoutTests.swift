import Observation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Comparison of the property values that a parent passes to its children.
@MainActor
@Suite struct ViewTypeLayoutTests {
  @Test func aWeakPropertyIsComparedByIdentity() {
    let models = [Model(id: 1, name: "one"), Model(id: 1, name: "another one"), nil]
    let choice = Choice()
    let view = ViewDriver { ModelParent(choice: choice, models: models) }
    #expect(view.texts == ["one", "one", "one"])
    choice.index = 1
    #expect(view.texts == ["another one", "another one", "another one"])
    choice.index = 2
    #expect(view.texts == ["none", "none", "none"])
    choice.index = 0
    #expect(view.texts == ["one", "one", "one"])
  }

  @Test func aWeakPropertyOfADeallocatedObjectIsNil() {
    let choice = Choice()
    var models: [Model?] = [Model(id: 1, name: "one"), Model(id: 2, name: "two")]
    let view = ViewDriver { WeakParent(choice: choice, model: models[choice.index]) }
    #expect(view.texts == ["one"])
    choice.index = 1
    models[0] = nil
    #expect(view.texts == ["two"])
  }

  @Test func anUnownedPropertyIsComparedAfterDeallocation() {
    let choice = Choice()
    let models = ModelStorage()
    models.current = Model(id: 1, name: "one")
    let view = ViewDriver { UnownedParent(choice: choice, models: models) }
    #expect(view.texts == ["one"])
    models.current = Model(id: 1, name: "another one")
    choice.index = 1
    #expect(view.texts == ["another one"])
  }

  @Test func equalValuesSkipEvaluation() {
    let choice = Choice()
    let view = ViewDriver { LongTextParent(choice: choice) }
    view.update()
    let runs = view.bodyRuns
    choice.index = 1
    view.update()
    #expect(view.bodyRuns == runs + 1)
  }

  @Test func bothSourcesFindTheSameStoredProperties() {
    func properties(_ value: some View) -> [[StoredProperty]] {
      StoredProperty.Source.allCases.map { $0.properties(of: value) }
    }
    let model = Model(id: 1, name: "one")
    let values: [any View] = [
      ModelParent(choice: Choice(), models: []), WeakParent(choice: Choice()),
      UnownedChild(model: model), LongText(words: ["one"]), Mixture(),
      Text("one").padding(), Color.red,
    ]
    for value in values {
      let sources = properties(value)
      #expect(!sources[0].isEmpty)
      #expect(sources.allSatisfy { $0 == sources[0] }, "\(type(of: value))")
    }
    withExtendedLifetime(model) {}
  }

  @Test(arguments: StoredProperty.Source.allCases)
  func stateIsBoundAndInputsAreCompared(source: StoredProperty.Source) throws {
    let layout = ViewTypeLayout(of: Mixture(), source)
    let storage = Storage()
    let graph = ViewGraph(isolation: MainActor.shared) { EmptyView() }
    let node = _AnyViewNode(
      in: _Context(graph: graph, parent: nil, environment: EnvironmentValues()))
    var (first, second) = (Mixture(), Mixture())
    _ = layout.bind(&first, to: storage, node)
    _ = layout.bind(&second, to: storage, node)
    first.count = 5
    first.counter.count = 6
    #expect(second.count == 5)
    #expect(second.counter.count == 6)
    #expect(storage.states.count == 2)
    #expect(layout.areInputsEqual(first, second))
    #expect(!layout.areInputsEqual(first, Mixture(title: "other")))
    #expect(!layout.areInputsEqual(first, Mixture(flags: (true, 2))))
  }

  @Test func aMirrorOfAPropertyWhoseTypeIsAProtocolHasNoOffsets() {
    struct Holder: View {
      let isSmall = true
      let value: any Equatable & Sendable = 1
      let other = 2
      var body: some View { EmptyView() }
    }
    #expect(StoredProperty.Source.mirror.properties(of: Holder()).isEmpty)
  }

  private final class Storage: StateStorage {
    private(set) var states: [Int: AnyObject] = [:]

    func state<Value: AnyObject>(at offset: Int, _ make: () -> Value) -> Value {
      if let state = states[offset] as? Value { return state }
      let state = make()
      states[offset] = state
      return state
    }
  }
}

/// Properties of many sizes and alignments.
private struct Mixture: View {
  struct Counter: DynamicProperty {
    private let step: UInt8 = 1
    @State var count = 0
  }

  var isSmall = true
  @State var count = 0
  var title = "title"
  var flags: (Bool, Int16) = (true, 1)
  @Environment(\.isEnabled) private var isEnabled
  var optional: Int?
  var action: @Sendable () -> Void = sharedAction
  let counter = Counter()
  weak var model: Model?
  var width: Double = 2

  private static let sharedAction: @Sendable () -> Void = {}

  var body: some View { Text(title) }
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

private final class ModelStorage {
  var current = Model(id: 0, name: "")
}

private struct ModelParent: View {
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

private struct WeakParent: View {
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

private struct UnownedParent: View {
  let choice: Choice
  let models: ModelStorage

  var body: some View {
    _ = choice.index
    return UnownedChild(model: models.current)
  }
}

private struct UnownedChild: View {
  unowned let model: Model

  var body: some View { Text(model.name) }
}

private struct LongTextParent: View {
  let choice: Choice

  var body: some View {
    // Allocated on each evaluation, so that the bytes differ.
    LongText(words: ["\(choice.index)", "two"].dropFirst().map { $0 + ", and so on and so forth" })
  }
}

private struct LongText: View {
  let words: [String]

  var body: some View { Text(words.joined()) }
}
