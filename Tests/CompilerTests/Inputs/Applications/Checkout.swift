// A shop: a stack of steps, a cart that all screens share, a form that is validated, and an
// application delegate whose events reach the root.
import ComposableArchitecture
import Foundation
import SwiftUI

struct Product: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  var name: String
  var price: Decimal
}

struct CartLine: Codable, Equatable, Identifiable, Sendable {
  var product: Product
  var quantity: Int
  var id: Product.ID { product.id }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<CartLine>>.Default {
  static var cart: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "cart.json")), default: []]
  }
}

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
  static var hasSeenWelcome: Self { Self[.appStorage("hasSeenWelcome"), default: false] }
}

extension SharedKey where Self == InMemoryKey<Account?>.Default {
  static var account: Self { Self[.inMemory("account"), default: nil] }
}

struct Account: Equatable, Sendable {
  var email: String
}

struct Address: Equatable, Sendable {
  var name = ""
  var street = ""
  var city = ""
  var isComplete: Bool { ![name, street, city].contains("") }
}

@DependencyClient
struct ShopClient {
  var products: @Sendable () async throws -> [Product]
  var order: @Sendable (_ lines: [CartLine], _ to: Address) async throws -> String
}

extension ShopClient: DependencyKey {
  static let liveValue = ShopClient(
    products: {
      @Dependency(\.urlSession) var session
      let url = URL(string: "https://shop.example.com/products")!
      let (data, _) = try await session.data(from: url)
      return try JSONDecoder().decode([Product].self, from: data)
    },
    order: { _, _ in UUID().uuidString }
  )
}

extension DependencyValues {
  var shop: ShopClient {
    get { self[ShopClient.self] }
    set { self[ShopClient.self] = newValue }
  }
}

@Reducer
struct ProductDetail {
  @ObservableState
  struct State: Equatable {
    let product: Product
    @Shared(.cart) var cart
    var quantity: Int { cart[id: product.id]?.quantity ?? 0 }
  }

  enum Action {
    case addButtonTapped
    case quantityChanged(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .addButtonTapped:
      let line = CartLine(product: state.product, quantity: 1)
      _ = state.$cart.withLock { $0.updateOrAppend(line) }
      return .none
    case .quantityChanged(0):
      let id = state.product.id
      state.$cart.withLock { _ = $0.remove(id: id) }
      return .none
    case .quantityChanged(let quantity):
      let id = state.product.id
      state.$cart.withLock { $0[id: id]?.quantity = quantity }
      return .none
    }
  }
}

@Reducer
struct AddressForm {
  @ObservableState
  struct State: Equatable {
    var address = Address()
    @Shared var hasAgreed: Bool
    var focus: Field? = .name
    var problems: [Field: String] = [:]

    enum Field: Hashable, CaseIterable, Sendable { case name, street, city }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case continueButtonTapped
    case delegate(Delegate)
    enum Delegate: Sendable { case completed(Address) }
  }

  @Dependency(\.mainQueue) var mainQueue

  private enum CancelID { case validation }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.address):
        state.problems = [:]
        return .none
      case .binding(\.address.name):
        state.problems[.name] = state.address.name.isEmpty ? "Missing" : nil
        return .none
      case .binding:
        return .none
      case .continueButtonTapped:
        guard state.address.isComplete, state.hasAgreed else {
          state.focus = .street
          return .none
        }
        return .send(.delegate(.completed(state.address)))
          .debounce(id: CancelID.validation, for: .milliseconds(300), scheduler: mainQueue)
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Confirmation {
  @ObservableState
  struct State: Equatable {
    var address: Address
    @SharedReader(.cart) var cart
    var number: String?
    var isSending = false
    @Presents var dialog: ConfirmationDialogState<Dialog>?

    var total: Decimal { cart.reduce(0) { $0 + $1.product.price * Decimal($1.quantity) } }
  }

  enum Action {
    case dialog(PresentationAction<Dialog>)
    case orderButtonTapped
    case orderResponse(TaskResult<String>)
    case doneButtonTapped
  }

  enum Dialog: Equatable { case confirm }

  @Dependency(\.shop.order) var order
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dialog(.presented(.confirm)):
        state.isSending = true
        return .run { [lines = state.cart.elements, address = state.address] send in
          await send(.orderResponse(TaskResult { try await order(lines, address) }))
        }
      case .dialog(.dismiss):
        return .none
      case .orderButtonTapped:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Order for \(state.total.formatted(.currency(code: "EUR")))?")
        } actions: {
          ButtonState(action: .confirm) { TextState("Order").bold() }
          ButtonState(role: .cancel) { TextState("Not now") }
        }
        return .none
      case .orderResponse(.success(let number)):
        (state.isSending, state.number) = (false, number)
        return .none
      case .orderResponse(.failure):
        state.isSending = false
        return .none
      case .doneButtonTapped:
        return .run { _ in await self.dismiss() }
      }
    }
    .ifLet(\.$dialog, action: \.dialog)
  }
}

@Reducer
struct ShopApp {
  @Reducer(state: .equatable)
  enum Path {
    case detail(ProductDetail)
    case address(AddressForm)
    case confirmation(Confirmation)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var products: [Product] = []
    @Shared(.account) var account
    @SharedReader(.hasSeenWelcome) var hasSeenWelcome
    @Shared(.inMemory("hasAgreed")) var hasAgreed = false
    var tab = Tab.products

    enum Tab: Hashable { case products, cart }
  }

  enum Action {
    case checkoutButtonTapped
    case path(StackActionOf<Path>)
    case productsResponse(Result<[Product], any Error>)
    case scenePhaseChanged(ScenePhase)
    case tabSelected(State.Tab)
    case task
    case urlOpened(URL)
  }

  @Dependency(\.shop) var shop

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .checkoutButtonTapped:
        state.path.append(.address(AddressForm.State(hasAgreed: state.$hasAgreed)))
        return .none

      case .path(.element(id: _, action: .address(.delegate(.completed(let address))))):
        state.path.append(.confirmation(Confirmation.State(address: address)))
        return .none

      case let .path(.element(id: id, action: .confirmation(.doneButtonTapped))):
        state.path.pop(from: state.path.ids.first ?? id)
        return .none

      case let .path(.popFrom(id: id)):
        guard state.path[id: id, case: \.confirmation]?.isSending != true else { return .none }
        return .none

      case .path:
        return .none

      case let .productsResponse(.success(products)):
        state.products = products
        return .none

      case .productsResponse(.failure):
        return .none

      case .scenePhaseChanged(.background):
        return .run { [cart = Shared(.cart)] _ in try await cart.save() }

      case .scenePhaseChanged:
        return .none

      case let .tabSelected(tab):
        state.tab = tab
        return .none

      case .task:
        return .run { send in
          await send(.productsResponse(Result { try await shop.products() }))
        }

      case let .urlOpened(url):
        guard
          let id = url.pathComponents.last.flatMap(Int.init),
          let product = state.products.first(where: { $0.id == id })
        else { return .none }
        state.path = StackState([.detail(ProductDetail.State(product: product))])
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .onChange(of: \.products) { old, new in
      Reduce { state, _ in
        state.products = new.sorted { $0.name < $1.name }
        return .none
      }
    }
  }
}

struct ShopAppView: View {
  @Bindable var store: StoreOf<ShopApp>
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    TabView(selection: $store.tab.sending(\.tabSelected)) {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        List(store.products) { product in
          NavigationLink(
            state: ShopApp.Path.State.detail(ProductDetail.State(product: product))
          ) {
            LabeledContent(product.name, value: product.price, format: .currency(code: "EUR"))
          }
        }
        .navigationTitle("Products")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Checkout") { store.send(.checkoutButtonTapped) }
          }
        }
      } destination: { store in
        switch store.case {
        case let .detail(store):
          ProductDetailView(store: store)
        case let .address(store):
          AddressFormView(store: store)
        case let .confirmation(store):
          ConfirmationView(store: store)
        }
      }
      .tabItem { Label("Products", systemImage: "bag") }
      .tag(ShopApp.State.Tab.products)

      Text("Cart")
        .tabItem { Label("Cart", systemImage: "cart") }
        .tag(ShopApp.State.Tab.cart)
    }
    .task { await store.send(.task).finish() }
    .onChange(of: scenePhase) { _, phase in store.send(.scenePhaseChanged(phase)) }
    .onOpenURL { store.send(.urlOpened($0)) }
  }
}

struct ProductDetailView: View {
  let store: StoreOf<ProductDetail>

  var body: some View {
    Form {
      Section {
        Text(store.product.name).font(.title.bold())
        Stepper(
          "\(store.quantity) in the cart",
          value: Binding(
            get: { store.quantity },
            set: { store.send(.quantityChanged($0)) }
          ),
          in: 0...10
        )
      } footer: {
        Button("Add") { store.send(.addButtonTapped, animation: .bouncy) }
          .disabled(store.quantity > 0)
      }
    }
  }
}

struct AddressFormView: View {
  @Bindable var store: StoreOf<AddressForm>
  @FocusState var focus: AddressForm.State.Field?

  var body: some View {
    Form {
      TextField("Name", text: $store.address.name)
        .focused($focus, equals: .name)
        .textContentType(.name)
      TextField("Street", text: $store.address.street)
        .focused($focus, equals: .street)
      TextField("City", text: $store.address.city)
        .focused($focus, equals: .city)
        .submitLabel(.done)
        .onSubmit { store.send(.continueButtonTapped) }
      Toggle("I agree", isOn: Binding(store.$hasAgreed))
      ForEach(AddressForm.State.Field.allCases, id: \.self) { field in
        if let problem = store.problems[field] {
          Text(problem).foregroundStyle(.red)
        }
      }
    }
    .bind($store.focus, to: $focus)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct ConfirmationView: View {
  @Bindable var store: StoreOf<Confirmation>

  var body: some View {
    Form {
      ForEach(store.cart) { line in
        Text("\(line.quantity) × \(line.product.name)")
      }
      if let number = store.number {
        Text("Ordered: **\(number)**")
        Button("Done") { store.send(.doneButtonTapped) }
      } else {
        Button("Order") { store.send(.orderButtonTapped) }
          .disabled(store.isSending)
      }
    }
    .navigationBarBackButtonHidden(store.isSending)
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

struct ShopMain: App {
  static let store = Store(initialState: ShopApp.State()) {
    ShopApp()
  }

  var body: some Scene {
    WindowGroup {
      if !isTesting {
        ShopAppView(store: Self.store)
      }
    }
  }
}
