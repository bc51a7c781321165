import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct BindingsTests {
  @Test func voucherKeepsTheFirstSixDigits() async {
    let store = TestStore(initialState: Bindings.State()) { Bindings() }
    await store.send(.voucherChanged("a1 2")) { $0.voucher = "12" }
    await store.send(.voucherChanged("12a"))
    await store.send(.voucherChanged("1234567")) { $0.voucher = "123456" }
  }

  @Test func ticketsStayWithinTheSeats() async {
    let store = TestStore(initialState: Bindings.State(tickets: 8)) { Bindings() }
    await store.send(.ticketsChanged(9))
    await store.send(.seatsPicked(.box)) {
      $0.seats = .box
      $0.tickets = 4
    }
    await store.send(.ticketsChanged(0)) { $0.tickets = 1 }
  }

  @Test func groupDiscountIsRefusedForTwoTickets() async {
    let store = TestStore(initialState: Bindings.State(tickets: 2)) { Bindings() }
    await store.send(.groupDiscountToggled(true))
    await store.send(.ticketsChanged(3)) { $0.tickets = 3 }
    await store.send(.groupDiscountToggled(true)) { $0.hasGroupDiscount = true }
    await store.send(.ticketsChanged(2)) {
      $0.tickets = 2
      $0.hasGroupDiscount = false
    }
  }

  @Test func controlsShowTheStateThatTheReducerLeaves() throws {
    let store = Store(initialState: Bindings.State()) { Bindings() }
    let view = ViewDriver { BindingsView(store: store) }
    try view.textField("Voucher").type("x7")
    #expect(store.voucher == "7")
    #expect(view.texts.contains("1 of 6 digits"))
    try view.stepper("Tickets: 1").decrement()
    try view.toggle("Group discount").set(true)
    #expect(view.description.contains("Toggle off"))
    try view.picker("Seats").choose(2)
    #expect(store.seats == .box)
    for tickets in 1...4 { try view.stepper("Tickets: \(tickets)").increment() }
    try view.toggle("Group discount").set(true)
    #expect(view.description.contains("Toggle on"))
    #expect(view.texts.contains("Tickets: 4"))
  }
}
