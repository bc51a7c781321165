import ComposableCore
import Foundation

/// A feature with rows, a sheet, a stack, fields and effects, for tests of records.
@Reducer
struct Shopping {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var items: IdentifiedArrayOf<Item> = []
    var newItem = ""
    var password = ""
    var tip: String?
    var editor: Editor.State?
    var lastChange: Date?
    var isLoading = false
    var prices: [String: Double] = [:]
  }

  struct Item: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var name: String
    var isDone = false
  }

  enum Action: BindableAction, Equatable {
    case addTapped
    case binding(BindingAction<State>)
    case clearTapped
    case editTapped(UUID)
    case editor(Editor.Action)
    case itemTapped(id: UUID)
    case priced(name: String, price: Double)
    case tipResponse(String)
    case tipTapped
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date.now) private var now
  @Dependency(\.uuid) private var uuid

  private enum CancelID { case tip }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.items.append(Item(id: uuid(), name: state.newItem))
        state.newItem = ""
        state.lastChange = now
        return .none

      case .binding, .editor(.binding):
        return .none

      case .clearTapped:
        state.items.removeAll(where: \.isDone)
        state.tip = nil
        return .cancel(id: CancelID.tip)

      case .editTapped(let id):
        state.editor = state.items[id: id].map { Editor.State(item: $0) }
        return .none

      case .editor(.saveTapped):
        if let item = state.editor?.item { state.items[id: item.id] = item }
        state.editor = nil
        return .none

      case .itemTapped(let id):
        state.items[id: id]?.isDone.toggle()
        return .none

      case .priced(let name, let price):
        state.prices[name] = price
        return .none

      case .tipResponse(let tip):
        state.tip = tip
        state.isLoading = false
        return .none

      case .tipTapped:
        state.isLoading = true
        return .run { [count = state.items.count] send in
          try await clock.sleep(for: .seconds(1))
          await send(.tipResponse("Buy \(count) less.\nOr \"none\"."))
        }
        .cancellable(id: CancelID.tip, cancelInFlight: true)
      }
    }
    .ifLet(\.editor, action: \.editor) { Editor() }
  }
}

/// The editor of an item.
@Reducer
struct Editor {
  @ObservableState
  struct State: Codable, Equatable, Sendable {
    var item: Shopping.Item
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case saveTapped
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}
