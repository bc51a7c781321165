import ComposableCore
import ComposableUI
import Testing

/// Bindings to the values of an enum's current case.
@MainActor
@Suite struct CaseBindableTests {
  @CaseBindable enum Status: Equatable, Sendable {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
    case reserved(String, until: Int?)
    case unknown
  }

  @Observable final class Model {
    var status = Status.inStock(quantity: 1)
  }

  private let model = Model()
  private var status: Binding<Status> {
    Binding(get: { model.status }, set: { model.status = $0 })
  }

  private struct StatusView: View {
    @Bindable var model: Model

    var body: some View {
      switch $model.status {
      case .inStock(let $quantity):
        Stepper("Quantity \($quantity.wrappedValue)", value: $quantity)
        Button("Sold out") { model.status = .outOfStock(isOnBackOrder: false) }
      case .outOfStock(let $isOnBackOrder):
        Toggle("Is on back order", isOn: $isOnBackOrder)
      case .reserved(let $name, let $time):
        TextField("Name", text: $name)
        Text("\($time.wrappedValue ?? 0)")
      case .unknown:
        Text("Unknown")
      }
    }
  }

  @Test func aViewSwitchesOverABinding() throws {
    let view = ViewDriver { StatusView(model: model) }
    try view.stepper("Quantity 1").increment()
    #expect(model.status == .inStock(quantity: 2))
    try view.button("Sold out").tap()
    try view.toggle("Is on back order").set(true)
    #expect(model.status == .outOfStock(isOnBackOrder: true))
    model.status = .reserved("Ada", until: 3)
    try view.textField("Name").type("Grace")
    #expect(model.status == .reserved("Grace", until: 3))
    model.status = .unknown
    #expect(view.texts == ["Unknown"])
  }

  @Test func eachValueOfACaseIsSet() throws {
    model.status = .reserved("Ada", until: nil)
    guard case .reserved(let name, let time) = status.cases else {
      Issue.record("The case is reserved.")
      return
    }
    name.wrappedValue = "Grace"
    time.wrappedValue = 4
    #expect(model.status == .reserved("Grace", until: 4))
    time.wrappedValue = nil
    #expect(model.status == .reserved("Grace", until: nil))
  }

  @Test func aBindingToAFormerCaseIsWithoutEffect() {
    guard case .inStock(let quantity) = status.cases else {
      Issue.record("The case is in stock.")
      return
    }
    model.status = .unknown
    quantity.wrappedValue = 3
    #expect(quantity.wrappedValue == 1)
    #expect(model.status == .unknown)
  }

  @Test func aValueIsSetWithTheTransactionOfTheBinding() {
    var animation: Animation?
    let binding = Binding<Status> {
      .inStock(quantity: 1)
    } set: { _, transaction in
      animation = transaction.animation
    }
    if case .inStock(let quantity) = binding.animation(.bouncy).cases { quantity.wrappedValue = 2 }
    #expect(animation == .bouncy)
  }

  @Test func theEnumHasCasePathsAndBindings() throws {
    #expect(model.status.is(\.inStock))
    let whole: Binding<Status> = Bindable(model).status
    whole.wrappedValue = .unknown
    #expect(model.status == .unknown)
    model.status = .inStock(quantity: 5)
    #expect(Bindable(model).status.inStock?.wrappedValue == 5)
  }

  @Test func aStoreReceivesABindingAction() throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let view = ViewDriver { ShopView(store: store) }
    try view.stepper("Quantity 1").increment()
    #expect(store.status == .inStock(quantity: 2))
    #expect(store.changes == 1)
  }

  @Reducer struct Shop {
    @ObservableState
    struct State: Equatable {
      var status = Status.inStock(quantity: 1)
      var changes = 0
    }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, _ in
        state.changes += 1
        return .none
      }
    }
  }

  private struct ShopView: View {
    @Bindable var store: StoreOf<Shop>

    var body: some View {
      switch $store.status {
      case .inStock(let $quantity):
        Stepper("Quantity \($quantity.wrappedValue)", value: $quantity)
      default:
        Text("Other")
      }
    }
  }
}
