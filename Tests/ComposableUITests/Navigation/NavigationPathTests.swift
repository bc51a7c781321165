import ComposableUI
import Testing

@Suite struct NavigationPathTests {
  @Test func aPathCountsItsValues() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    #expect(!path.isEmpty)
  }

  @Test func valuesAreRemovedFromTheEnd() {
    var path = NavigationPath([1, 2, 3, 4])
    path.removeLast()
    #expect(path == NavigationPath([1, 2, 3]))
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast(0)
    #expect(path.count == 1)
  }

  @Test func pathsAreEqualIfTheirValuesAre() {
    var path = NavigationPath()
    path.append(1)
    #expect(path == NavigationPath([1]))
    #expect(path != NavigationPath([2]))
    #expect(path != NavigationPath(["1"]))
    path.append(2)
    #expect(path == NavigationPath([1, 2]))
    #expect(path != NavigationPath([2, 1]))
  }
}
