import ComposableCore
import ComposableUI
import Testing

/// A body is evaluated when a value that it read has changed, or its view has other values.
@MainActor
@Suite struct EvaluationTests {
  private let count = LockIsolated(0)

  /// The number of evaluations since the last call.
  private func evaluations(of view: ViewDriver) -> Int {
    view.update()
    return count.withValue { count in
      defer { count = 0 }
      return count
    }
  }

  @Test func stateReadByAPropertyWrapperIsTracked() throws {
    let view = ViewDriver { DoublingView() }
    try view.button("Increment").tap()
    #expect(view.texts == ["Increment", "2"])
  }

  @Test func anObjectReadByAPropertyWrapperIsTracked() {
    let model = Model()
    let view = ViewDriver { MirroringView(model: model) }
    model.value = 7
    #expect(view.texts == ["7"])
  }

  @Test func anEqualValueOfStateEvaluatesNothing() throws {
    let view = ViewDriver { EqualStateView(count: count) }
    #expect(evaluations(of: view) == 1)
    try view.button("Same").tap()
    #expect(evaluations(of: view) == 0)
    try view.button("Other").tap()
    #expect(evaluations(of: view) == 1)
  }

  @Test func anotherObjectInStateUpdatesItsViewAlthoughItIsEqual() throws {
    let view = ViewDriver { ObjectStateView() }
    #expect(view.texts == ["Replace", "0"])
    try view.button("Replace").tap()
    #expect(view.texts == ["Replace", "1"])
  }

  @Test func aChildWithTheSameBindingIsNotEvaluated() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { BindingParent(store: store, count: count) }
    #expect(evaluations(of: view) == 7)
    store.send(.count(1))
    #expect(view.texts.contains("parent 1"))
    #expect(evaluations(of: view) == 0)
    try view.button("Write").tap()
    #expect(view.texts.contains("state true"))
  }

  @Test func aChildWithAnotherBindingIsEvaluated() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let models = [Model(), Model()]
    models[1].value = 5
    let view = ViewDriver {
      @Bindable var model = models[store.count]
      NumberChild(name: "model", value: $model.value, count: count)
    }
    #expect(view.texts == ["model 0"])
    store.send(.count(1))
    #expect(view.texts == ["model 5"])
  }

  @Test func aBindingWithAnotherTransactionIsAnotherBinding() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver { AnimatedBindingParent(store: store) }
    try view.toggle("Switch").set(true)
    #expect(view.update().allSatisfy { $0 == nil })
    store.send(.set(true))
    view.update()
    try view.toggle("Switch").set(false)
    #expect(view.update().contains(.spring))
  }
}

@Observable private final class Model {
  var value = 0
}

@propertyWrapper private struct Doubled: DynamicProperty {
  @State var base = 0
  private(set) var wrappedValue = 0

  mutating func update() { wrappedValue = base * 2 }
}

private struct DoublingView: View {
  @Doubled private var number

  var body: some View {
    Button("Increment") { _number.base += 1 }
    Text("\(number)")
  }
}

private struct Mirrored: DynamicProperty {
  let model: Model
  private(set) var value = 0

  init(model: Model) { self.model = model }

  mutating func update() { value = model.value }
}

private struct MirroringView: View {
  private let mirrored: Mirrored

  init(model: Model) { mirrored = Mirrored(model: model) }

  var body: some View { Text("\(mirrored.value)") }
}

private struct EqualStateView: View {
  let count: LockIsolated<Int>
  @State private var value = [1]

  var body: some View {
    count.withValue { $0 += 1 }
    return VStack {
      Button("Same") { value = [1] }
      Button("Other") { value = [2] }
      Text("\(value.count)")
    }
  }
}

/// An object that is equal to all others.
private final class Equal: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (lhs: Equal, rhs: Equal) -> Bool { true }
}

private struct ObjectStateView: View {
  @State private var object = Equal(0)

  var body: some View {
    Button("Replace") { object = Equal(1) }
    Text("\(object.number)")
  }
}

private struct BindingParent: View {
  @ComposableUI.Bindable var store: StoreOf<Feature>
  @ComposableUI.Bindable private var model = Model()
  let count: LockIsolated<Int>
  @State private var isOn = false
  @State private var form = Form(number: 0, optional: 1)

  struct Form {
    var number: Int
    var optional: Int?
  }

  init(store: StoreOf<Feature>, count: LockIsolated<Int>) {
    self.store = store
    self.count = count
  }

  var body: some View {
    Text("parent \(store.count)")
    Button("Write") { isOn = true }
    BoolChild(name: "state", value: $isOn, count: count)
    BoolChild(name: "store", value: $store.isOn.sending(\.set), count: count)
    BoolChild(name: "constant", value: .constant(true), count: count)
    NumberChild(name: "property", value: $form.number, count: count)
    NumberChild(name: "object", value: $model.value, count: count)
    NumberChild(name: "unwrapped", value: Binding($form.optional) ?? $form.number, count: count)
    OptionalChild(value: $isOn, count: count)
  }
}

private struct BoolChild: View {
  let name: String
  @Binding var value: Bool
  let count: LockIsolated<Int>

  var body: some View {
    count.withValue { $0 += 1 }
    return Text("\(name) \(value)")
  }
}

private struct OptionalChild: View {
  let value: Binding<Bool>?
  let count: LockIsolated<Int>

  var body: some View {
    count.withValue { $0 += 1 }
    return Text("optional \(value != nil)")
  }
}

private struct NumberChild: View {
  let name: String
  @Binding var value: Int
  let count: LockIsolated<Int>

  var body: some View {
    count.withValue { $0 += 1 }
    return Text("\(name) \(value)")
  }
}

private struct AnimatedBindingParent: View {
  let store: StoreOf<Feature>
  @State private var isOn = false

  var body: some View {
    Toggle("Switch", isOn: store.isOn ? $isOn.animation(.spring) : $isOn)
  }
}
