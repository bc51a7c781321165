import ComposableArchitecture
import Foundation
import Testing

@testable import ComposableTestSupport

@MainActor
@Suite struct EmittedSessionTests {
  @Test func session0() async {
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "Figs",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 1060)
      $0.uuid = .incrementing
    }

    await store.send(\.binding.newItem, "Item 0") {
      $0.newItem = "Item 0"
    }
    await store.send(\.binding.newItem, "Item 2") {
      $0.newItem = "Item 2"
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(0), name: "Item 2", isDone: false))
      $0.newItem = ""
      $0.lastChange = Date(timeIntervalSince1970: 1060)
    }
    await store.send(.editTapped(UUID(0))) {
      $0.editor = Editor.State(item: Shopping.Item(id: UUID(0), name: "Item 2", isDone: false))
    }
    await store.send(\.editor.saveTapped) {
      $0.editor = nil
    }
  }

  @Test func session1() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "Figs",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1060)
      $0.uuid = .incrementing
    }

    await store.send(.itemTapped(id: UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
    await store.send(.itemTapped(id: UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
    await store.send(.editTapped(UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
    await store.send(.priced(name: "Milk", price: 2.0)) {
      $0.prices["Milk"] = 2.0
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(0), name: "Figs", isDone: false))
      $0.newItem = ""
      $0.lastChange = Date(timeIntervalSince1970: 1060)
    }
    await store.send(.itemTapped(id: UUID(0))) {
      $0.items[id: UUID(0)]?.isDone = true
    }
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 1 less.\nOr \"none\".")) {
      $0.tip = "Buy 1 less.\nOr \"none\"."
      $0.isLoading = false
    }
    await store.send(.itemTapped(id: UUID(0))) {
      $0.items[id: UUID(0)]?.isDone = false
    }
  }

  @Test func session2() async {
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "Figs",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 1000)
      $0.uuid = .incrementing
    }

    await store.send(.clearTapped)
    await store.send(.editTapped(UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(0), name: "Figs", isDone: false))
      $0.newItem = ""
      $0.lastChange = Date(timeIntervalSince1970: 1000)
    }
    await store.send(.editTapped(UUID(0))) {
      $0.editor = Editor.State(item: Shopping.Item(id: UUID(0), name: "Figs", isDone: false))
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(1), name: "", isDone: false))
    }
    await store.send(.itemTapped(id: UUID(1))) {
      $0.items[id: UUID(1)]?.isDone = true
    }
    await store.send(.clearTapped) {
      $0.items.remove(id: UUID(1))
    }
    await store.send(
      \.editor.binding.item,
      Shopping.Item(id: UUID(0), name: "Edited 7", isDone: false)
    ) {
      $0.editor?.item.name = "Edited 7"
    }
    await store.send(.itemTapped(id: UUID(0))) {
      $0.items[id: UUID(0)]?.isDone = true
    }
  }

  @Test func session3() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1000)
      $0.uuid = .incrementing
    }

    await store.send(.clearTapped)
    await store.send(\.binding.newItem, "Item 1") {
      $0.newItem = "Item 1"
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(0), name: "Item 1", isDone: false))
      $0.newItem = ""
      $0.lastChange = Date(timeIntervalSince1970: 1000)
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(1), name: "", isDone: false))
    }
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 2 less.\nOr \"none\".")) {
      $0.tip = "Buy 2 less.\nOr \"none\"."
      $0.isLoading = false
    }
    await store.send(.editTapped(UUID(1))) {
      $0.editor = Editor.State(item: Shopping.Item(id: UUID(1), name: "", isDone: false))
    }
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 2 less.\nOr \"none\".")) {
      $0.isLoading = false
    }
    await store.send(.editTapped(UUID(0))) {
      $0.editor?.item = Shopping.Item(id: UUID(0), name: "Item 1", isDone: false)
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(2), name: "", isDone: false))
    }
  }

  @Test func session4() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1060)
      $0.uuid = .incrementing
    }

    await store.send(.priced(name: "Tea", price: 0.0)) {
      $0.prices["Tea"] = 0.0
    }
    await store.send(.itemTapped(id: UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
    await store.send(.clearTapped)
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 0 less.\nOr \"none\".")) {
      $0.tip = "Buy 0 less.\nOr \"none\"."
      $0.isLoading = false
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(0), name: "", isDone: false))
      $0.lastChange = Date(timeIntervalSince1970: 1060)
    }
    await store.send(.priced(name: "Milk", price: 3.0)) {
      $0.prices["Milk"] = 3.0
    }
    await store.send(.editTapped(UUID(0))) {
      $0.editor = Editor.State(item: Shopping.Item(id: UUID(0), name: "", isDone: false))
    }
    await store.send(.priced(name: "Milk", price: 4.0)) {
      $0.prices["Milk"] = 4.0
    }
    await store.send(.editTapped(UUID(0)))
    await store.send(.itemTapped(id: UUID(0))) {
      $0.items[id: UUID(0)]?.isDone = true
    }
  }

  @Test func session5() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1000)
      $0.uuid = .incrementing
    }

    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(0), name: "", isDone: false))
      $0.lastChange = Date(timeIntervalSince1970: 1000)
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(1), name: "", isDone: false))
    }
    await store.send(.itemTapped(id: UUID(1))) {
      $0.items[id: UUID(1)]?.isDone = true
    }
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 2 less.\nOr \"none\".")) {
      $0.tip = "Buy 2 less.\nOr \"none\"."
      $0.isLoading = false
    }
    await store.send(.priced(name: "Tea", price: 2.5)) {
      $0.prices["Tea"] = 2.5
    }
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 2 less.\nOr \"none\".")) {
      $0.isLoading = false
    }
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 2 less.\nOr \"none\".")) {
      $0.isLoading = false
    }
  }

  @Test func session6() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "Figs",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1000)
      $0.uuid = .incrementing
    }

    await store.send(\.binding.newItem, "Item 0") {
      $0.newItem = "Item 0"
    }
    await store.send(\.binding.newItem, "Item 1") {
      $0.newItem = "Item 1"
    }
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 0 less.\nOr \"none\".")) {
      $0.tip = "Buy 0 less.\nOr \"none\"."
      $0.isLoading = false
    }
    await store.send(.priced(name: "Tea", price: 1.5)) {
      $0.prices["Tea"] = 1.5
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(0), name: "Item 1", isDone: false))
      $0.newItem = ""
      $0.lastChange = Date(timeIntervalSince1970: 1000)
    }
  }

  @Test func session7() async {
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    }

    _ = store
  }

  @Test func session8() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "Figs",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.editTapped(UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
    await store.send(.tipTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.tipResponse("Buy 0 less.\nOr \"none\".")) {
      $0.tip = "Buy 0 less.\nOr \"none\"."
      $0.isLoading = false
    }
    await store.send(\.binding.newItem, "Item 2") {
      $0.newItem = "Item 2"
    }
    await store.send(.itemTapped(id: UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
    await store.send(.itemTapped(id: UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
    await store.send(\.binding.newItem, "Item 6") {
      $0.newItem = "Item 6"
    }
    await store.send(.itemTapped(id: UUID(uuidString: "00000000-0000-0000-0000-000000000063")!))
  }

  @Test func session9() async {
    let store = TestStore(
      initialState: Shopping.State(
        items: [],
        newItem: "Figs",
        password: "",
        isLoading: false,
        prices: [:]
      )
    ) {
      Shopping()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 1000)
      $0.uuid = .incrementing
    }

    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(0), name: "Figs", isDone: false))
      $0.newItem = ""
      $0.lastChange = Date(timeIntervalSince1970: 1000)
    }
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(1), name: "", isDone: false))
    }
    await store.send(.clearTapped)
    await store.send(.addTapped) {
      $0.items.append(Shopping.Item(id: UUID(2), name: "", isDone: false))
    }
    await store.send(.clearTapped)
    await store.send(.editTapped(UUID(0))) {
      $0.editor = Editor.State(item: Shopping.Item(id: UUID(0), name: "Figs", isDone: false))
    }
    await store.send(.clearTapped)
    await store.send(.clearTapped)
    await store.send(.editTapped(UUID(2))) {
      $0.editor?.item = Shopping.Item(id: UUID(2), name: "", isDone: false)
    }
  }
}
