import ComposableUI
import OpenCombineShim
import Testing

/// Objects that views pass to their descendants.
@MainActor
@Suite struct EnvironmentObjectTests {
  @Test func aDescendantReadsAndChangesTheObject() throws {
    let cart = Cart()
    let view = ViewDriver { VStack { CartStepper() }.environmentObject(cart) }
    try view.stepper("0 items").increment()
    #expect(cart.count == 1)
    #expect(view.texts == ["1 items"])
  }

  @Test func theClosestObjectIsRead() {
    let view = ViewDriver {
      VStack {
        CartStepper()
        CartStepper().environmentObject(Cart(count: 1))
      }
      .environmentObject(Cart(count: 2))
    }
    #expect(view.texts == ["2 items", "1 items"])
  }

  @Test func aReplacedObjectIsObserved() throws {
    struct Parent: View {
      @State private var cart = Cart()
      let other: Cart
      var body: some View {
        CartStepper().environmentObject(cart)
        Button("Replace") { cart = other }
      }
    }
    let other = Cart(count: 5)
    let view = ViewDriver { Parent(other: other) }
    try view.button("Replace").tap()
    #expect(view.texts.first == "5 items")
    other.count = 6
    #expect(view.texts.first == "6 items")
  }

  @Test func onlyTheReadersAreEvaluated() {
    struct Bystander: View {
      let evaluate: () -> Void
      var body: some View {
        let _ = evaluate()
        Text("Bystander")
      }
    }
    let cart = Cart()
    var evaluations = 0
    let view = ViewDriver {
      VStack {
        Bystander { evaluations += 1 }
        CartStepper()
      }
      .environmentObject(cart)
    }
    cart.count = 1
    #expect(view.texts == ["Bystander", "1 items"])
    #expect(evaluations == 1)
  }

  @Test func aMissingObjectIsReportedAtThePropertyAndItsViewIsLeftOut() throws {
    var view: ViewDriver?
    withKnownIssue {
      view = ViewDriver {
        CountButton()
        CartStepper()
        Text("a").modifier(CartModifier())
      }
    } matching: { issue in
      let text = "\(issue)"
      if text.contains("There is no 'Cart' in the environment of 'CartStepper'") {
        return issue.sourceLocation?.line == CartStepper.line
          && text.contains("'.environmentObject(object)'")
      }
      return text.contains("There is no 'Cart' in the environment of 'ModifiedContent")
    }
    let driver = try #require(view)
    try driver.button("0").tap()
    #expect(driver.texts == ["1"])
  }
}

private final class Cart: ObservableObject {
  @Published var count: Int
  init(count: Int = 0) { self.count = count }
}

private struct CartStepper: View {
  nonisolated static let line = #line + 1
  @EnvironmentObject private var cart: Cart

  var body: some View { Stepper("\(cart.count) items", value: $cart.count) }
}

private struct CartModifier: ViewModifier {
  @EnvironmentObject private var cart: Cart

  func body(content: Content) -> some View {
    content
    Text("\(cart.count)")
  }
}
