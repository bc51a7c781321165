import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let composition = CaseStudy(
    "Composition",
    """
    Three features on one screen; the first is the counter of the first case study. The parent \
    runs each of them with a `Scope`, and then its own `Reduce`, which keeps the counter from \
    going below zero. `CombineReducers` makes one reducer of them all, so that a single \
    `onChange(of:)` sees every change of the price. A child does not know its parent: the voucher \
    sends a delegate action, and the parent subtracts the discount. Redeem the code LATTE.
    """
  ) {
    CompositionView(store: Store(initialState: Composition.State()) { Composition() })
  }
}

@Reducer
struct Composition {
  @ObservableState
  struct State: Equatable {
    var cups = Counter.State(count: 1)
    var extras = Extras.State()
    var voucher = Voucher.State()

    var discount = 0
    var lastPriceChange = 0

    var price: Int { max(0, cups.count * (extras.hasSyrup ? 4 : 3) - discount) }
  }

  enum Action: Equatable {
    case cups(Counter.Action)
    case extras(Extras.Action)
    case voucher(Voucher.Action)
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.cups, action: \.cups) { Counter() }
      Scope(state: \.extras, action: \.extras) { Extras() }
      Scope(state: \.voucher, action: \.voucher) { Voucher() }
      Reduce { state, action in
        switch action {
        case .cups:
          // The counter has handled the action already.
          state.cups.count = max(0, state.cups.count)
          return .none

        case .voucher(.delegate(.redeemed(let discount))):
          state.discount = discount
          return .none

        case .extras, .voucher:
          return .none
        }
      }
    }
    .onChange(of: \.price) { oldPrice, newPrice in
      Reduce { state, _ in
        state.lastPriceChange = newPrice - oldPrice
        return .none
      }
    }
  }
}

@Reducer
struct Extras {
  @ObservableState
  struct State: Equatable {
    var hasSyrup = false
  }

  enum Action: Equatable {
    case syrupToggled(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .syrupToggled(let isOn):
        state.hasSyrup = isOn
        return .none
      }
    }
  }
}

@Reducer
struct Voucher {
  @ObservableState
  struct State: Equatable {
    var code = ""
    var isUnknown = false
  }

  enum Action: Equatable {
    case codeChanged(String)
    case delegate(Delegate)
    case redeemButtonTapped

    /// The actions that are for the parent. The voucher itself ignores them.
    @CasePathable
    enum Delegate: Equatable {
      case redeemed(discount: Int)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .codeChanged(let code):
        state.code = code
        state.isUnknown = false
        return .none

      case .delegate:
        return .none

      case .redeemButtonTapped:
        state.isUnknown = state.code.uppercased() != "LATTE"
        return state.isUnknown ? .none : .send(.delegate(.redeemed(discount: 2)))
      }
    }
  }
}

struct CompositionView: View {
  let store: StoreOf<Composition>

  var body: some View {
    Form {
      Section("Coffee") {
        HStack {
          Text("Cups")
          Spacer()
          CounterView(store: store.scope(state: \.cups, action: \.cups))
        }
        ExtrasView(store: store.scope(state: \.extras, action: \.extras))
      }
      Section("Voucher") {
        if store.discount > 0 {
          LabeledContent("Discount", value: "\(store.discount) €")
        } else {
          VoucherView(store: store.scope(state: \.voucher, action: \.voucher))
        }
      }
      Section {
        LabeledContent("Price", value: "\(store.price) €")
      } footer: {
        Text("Last change: \(store.lastPriceChange) €")
      }
    }
  }
}

struct ExtrasView: View {
  @Bindable var store: StoreOf<Extras>

  var body: some View {
    Toggle("Syrup", isOn: $store.hasSyrup.sending(\.syrupToggled))
  }
}

struct VoucherView: View {
  @Bindable var store: StoreOf<Voucher>

  var body: some View {
    TextField("Code", text: $store.code.sending(\.codeChanged))
    if store.isUnknown {
      Text("No voucher has this code. Check the spelling.").foregroundStyle(.red)
    }
    Button("Redeem") { store.send(.redeemButtonTapped) }
      .disabled(store.code.isEmpty)
  }
}

#Preview {
  CompositionView(store: Store(initialState: Composition.State()) { Composition() })
}
