import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let bindings = CaseStudy(
    "Bindings",
    """
    A binding reads a value from the state and, when the user changes the control, sends an action \
    with the new value: `sending` names it. The control never writes to the state. The reducer \
    accepts the value, corrects it or refuses it, and the control shows what the state then is. \
    Type letters into the voucher, ask for more tickets than there are, and turn on the group \
    discount for a single ticket.
    """
  ) {
    BindingsView(store: Store(initialState: Bindings.State()) { Bindings() })
  }
}

@Reducer
struct Bindings {
  @ObservableState
  struct State: Equatable {
    var hasGroupDiscount = false
    var seats = Seats.stalls
    var tickets = 1
    var voucher = ""

    /// Sets the number of tickets to the nearest one that can be ordered.
    mutating func setTickets(_ tickets: Int) {
      self.tickets = min(max(1, tickets), seats.capacity)
      if self.tickets < Bindings.groupSize { hasGroupDiscount = false }
    }
  }

  enum Seats: String, CaseIterable, Identifiable {
    case stalls = "Stalls"
    case circle = "Circle"
    case box = "Box"

    var id: Self { self }
    var capacity: Int { self == .box ? 4 : 8 }
  }

  enum Action: Equatable {
    case groupDiscountToggled(Bool)
    case seatsPicked(Seats)
    case ticketsChanged(Int)
    case voucherChanged(String)
  }

  static let groupSize = 3
  static let voucherLength = 6

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .groupDiscountToggled(let isOn):
        // Refused for a small group: the state stays as it is, and the toggle goes back.
        guard !isOn || state.tickets >= Self.groupSize else { return .none }
        state.hasGroupDiscount = isOn
        return .none

      case .seatsPicked(let seats):
        state.seats = seats
        state.setTickets(state.tickets)
        return .none

      case .ticketsChanged(let tickets):
        state.setTickets(tickets)
        return .none

      case .voucherChanged(let text):
        let digits = text.filter { $0.isASCII && $0.isNumber }
        state.voucher = String(digits.prefix(Self.voucherLength))
        return .none
      }
    }
  }
}

struct BindingsView: View {
  @Bindable var store: StoreOf<Bindings>

  var body: some View {
    Form {
      Section {
        Picker("Seats", selection: $store.seats.sending(\.seatsPicked)) {
          ForEach(Bindings.Seats.allCases) { Text($0.rawValue).tag($0) }
        }
        Stepper("Tickets: \(store.tickets)", value: $store.tickets.sending(\.ticketsChanged))
        Toggle("Group discount", isOn: $store.hasGroupDiscount.sending(\.groupDiscountToggled))
      } header: {
        Text("Order")
      } footer: {
        Text(
          """
          \(store.seats.capacity) tickets at most. \
          The discount is for groups of \(Bindings.groupSize) or more.
          """
        )
      }
      Section {
        TextField("Voucher", text: $store.voucher.sending(\.voucherChanged))
      } footer: {
        Text("\(store.voucher.count) of \(Bindings.voucherLength) digits")
      }
    }
  }
}

#Preview {
  BindingsView(store: Store(initialState: Bindings.State()) { Bindings() })
}
