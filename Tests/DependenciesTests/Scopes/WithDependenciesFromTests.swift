import Testing

@testable import Dependencies

@Suite struct WithDependenciesFromTests {
  class Parent {
    @Dependency(\.greeter) var greeter
  }

  final class Heir: Parent {}

  final class Child {
    @Dependency(\.greeter) var greeter
    @Dependency(\.rocket) var rocket
  }

  final class Bare {}

  private func parent() -> Parent {
    withDependencies {
      $0.greeter.greeting = "parent's"
      $0.rocket.fuel = 7
    } operation: {
      Parent()
    }
  }

  @Test func childTakesOverTheModelsValues() {
    let child = withDependencies(from: parent()) { Child() }
    #expect(child.greeter.greeting == "parent's")
    #expect(child.rocket.fuel == 7)
  }

  @Test func overridesAtTheCallWinOverTheModels() {
    let parent = parent()
    let child = withDependencies {
      $0.greeter.greeting = "around"
    } operation: {
      withDependencies(from: parent) {
        $0.rocket.fuel += 1
      } operation: {
        Child()
      }
    }
    #expect(child.greeter.greeting == "around")
    #expect(child.rocket.fuel == 8)
  }

  @Test func inheritedPropertyTellsTheValues() {
    let heir = withDependencies {
      $0.greeter.greeting = "heir's"
    } operation: {
      Heir()
    }
    #expect(withDependencies(from: heir) { Child() }.greeter.greeting == "heir's")
  }

  @Test func resultOfWithDependenciesNeedsNoProperty() {
    let bare = withDependencies {
      $0.greeter.greeting = "bare's"
    } operation: {
      Bare()
    }
    #expect(withDependencies(from: bare) { Child() }.greeter.greeting == "bare's")
  }

  @Test func modelWithoutDependenciesIsReportedAtTheCall() {
    let bare = Bare()
    let line: Int = #line + 2
    withKnownIssue {
      let child = withDependencies(from: bare) { Child() }
      #expect(child.greeter.greeting == "test")
    } matching: {
      $0.sourceLocation?.line == line && "\($0)".contains("'Bare'")
    }
  }

  @Test @MainActor func asynchronousFormsDoTheSame() async {
    let parent = parent()
    let child = await withDependencies(from: parent) {
      await nothing()
      MainActor.assertIsolated()
      return Child()
    }
    #expect(child.greeter.greeting == "parent's")
    let other = await withDependencies(from: parent) {
      await nothing()
      $0.greeter.greeting += " child"
    } operation: {
      await nothing()
      return Child()
    }
    #expect(other.greeter.greeting == "parent's child")
  }

  @Test func modelsAreNotKeptAliveAndTheirEntriesGo() {
    let origins = DependencyOrigins()
    weak var gone: Bare?
    do {
      let bare = origins.record(Bare(), madeWith: DependencyValues())
      gone = bare
    }
    #expect(gone == nil)
    for _ in 0..<10_000 {
      _ = origins.record(Bare(), madeWith: DependencyValues())
    }
    #expect(origins.count <= 65)
    _ = origins.record(1, madeWith: DependencyValues())
    #expect(origins.count <= 65)
  }

  private func nothing() async {}
}
