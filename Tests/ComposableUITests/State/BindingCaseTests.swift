import ComposableCore
import ComposableUI
import Testing

/// Bindings to the cases of enums and to the values of optionals.
@MainActor
@Suite struct BindingCaseTests {
  @CasePathable enum Status: Equatable {
    case inStock(Int)
    case outOfStock(isOnOrder: Bool)
  }

  struct Item: Identifiable, Equatable { let id: Int }

  @CasePathable enum Destination: Equatable {
    case edit(Item)
    case help
  }

  @Observable final class Screen { var destination: Destination? }

  @Observable final class Model {
    var status = Status.inStock(1)
    var destination: Status?
    var sets = 0
    var count = 0 {
      didSet { sets += 1 }
    }
  }

  private let model = Model()
  private var status: Binding<Status> {
    Binding(get: { model.status }, set: { model.status = $0 })
  }
  private var destination: Binding<Status?> {
    Binding(get: { model.destination }, set: { model.destination = $0 })
  }

  @Test func theValueOfACaseIsReadAndSet() throws {
    let quantity = try #require(status.inStock)
    #expect(quantity.wrappedValue == 1)
    quantity.wrappedValue = 2
    #expect(model.status == .inStock(2))
    #expect(status.outOfStock == nil)
  }

  @Test func aBindingToAFormerCaseIsWithoutEffect() throws {
    let quantity = try #require(status.inStock)
    model.status = .outOfStock(isOnOrder: true)
    quantity.wrappedValue = 3
    #expect(quantity.wrappedValue == 1)
    #expect(model.status == .outOfStock(isOnOrder: true))
  }

  @Test func theCaseOfAnOptionalIsSetAndCleared() {
    let stock = destination.inStock
    #expect(stock.wrappedValue == nil)
    stock.wrappedValue = 4
    #expect(model.destination == .inStock(4))
    destination.outOfStock.wrappedValue = nil
    #expect(model.destination == .inStock(4))
    stock.wrappedValue = nil
    #expect(model.destination == nil)
  }

  @Test func aCaseIsSetWithTheTransactionOfTheBinding() throws {
    var animation: Animation?
    let binding = Binding<Status> {
      model.status
    } set: { _, transaction in
      animation = transaction.animation
    }
    try #require(binding.animation(.bouncy).inStock).wrappedValue = 5
    #expect(animation == .bouncy)
  }

  @Test func removeDuplicatesIgnoresEqualValues() {
    let count = Binding(get: { model.count }, set: { model.count = $0 }).removeDuplicates()
    count.wrappedValue = 0
    #expect(model.sets == 0)
    count.wrappedValue = 1
    #expect(model.sets == 1)
  }

  @Test func anUnwrappedBindingHasItsDefaultForNil() {
    let status = Binding(unwrapping: destination, default: .inStock(7))
    #expect(status.wrappedValue == .inStock(7))
    status.wrappedValue = .inStock(8)
    #expect(model.destination == .inStock(8))
  }

  @Test func aCaseWithoutValuesIsACondition() {
    let screen = Screen()
    let destination = Binding(get: { screen.destination }, set: { screen.destination = $0 })
    let isHelping = destination.help
    isHelping.wrappedValue = true
    #expect(screen.destination?.is(\.help) == true)
    #expect(isHelping.wrappedValue)
    isHelping.wrappedValue = false
    #expect(screen.destination == nil)
    screen.destination = .edit(Item(id: 1))
    isHelping.wrappedValue = false
    #expect(screen.destination?.is(\.edit) == true)
  }

  @Test func aSheetIsPresentedForACase() throws {
    let screen = Screen()
    let destination = Binding(get: { screen.destination }, set: { screen.destination = $0 })
    let view = ViewDriver {
      Text("page").sheet(item: destination.edit) { Text("edit \($0.id)") }
    }
    screen.destination = .help
    #expect(view.texts == ["page"])
    screen.destination = .edit(Item(id: 3))
    #expect(view.texts == ["page", "edit 3"])
    try view.dismiss()
    #expect(screen.destination == nil)
  }
}
