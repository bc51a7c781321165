import ComposableUI

/// The paths of navigation stacks, changed by their views and by code.
@Observable final class Router {
  var numbers: [Int]
  var path = NavigationPath()

  init(_ numbers: [Int] = []) {
    self.numbers = numbers
  }

  /// A binding to a path of numbers.
  var numbersBinding: Binding<[Int]> {
    Binding(get: { self.numbers }, set: { self.numbers = $0 })
  }

  /// A binding to a path of values of any types.
  var pathBinding: Binding<NavigationPath> {
    Binding(get: { self.path }, set: { self.path = $0 })
  }
}
