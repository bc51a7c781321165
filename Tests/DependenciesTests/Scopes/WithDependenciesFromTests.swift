import Testing

@testable import Dependencies

@Suite struct WithDependenciesFromTests {
  class Parent {
    @Dependency(\.greeter) var greeter
  }

  final class Subclass: Parent {}

  final class Child {
    @Dependency(\.greeter) var greeter
    @Dependency(\.liveOnly) var liveOnly
  }

  final class PlainModel {}

  private func parent() -> Parent {
    withDependencies {
      $0.greeter.greeting = "parent's"
      $0.liveOnly.value = 7
    } operation: {
      Parent()
    }
  }

  @Test func theChildInheritsTheModelsValues() {
    let child = withDependencies(from: parent()) { Child() }
    #expect(child.greeter.greeting == "parent's")
    #expect(child.liveOnly.value == 7)
  }

  @Test func overridesAtTheCallWinOverTheModelsValues() {
    let parent = parent()
    let child = withDependencies {
      $0.greeter.greeting = "around"
    } operation: {
      withDependencies(from: parent) {
        $0.liveOnly.value += 1
      } operation: {
        Child()
      }
    }
    #expect(child.greeter.greeting == "around")
    #expect(child.liveOnly.value == 8)
  }

  @Test func inheritedPropertiesProvideTheValues() {
    let subclass = withDependencies {
      $0.greeter.greeting = "subclass's"
    } operation: {
      Subclass()
    }
    #expect(withDependencies(from: subclass) { Child() }.greeter.greeting == "subclass's")
  }

  @Test func aResultOfWithDependenciesNeedsNoProperty() {
    let plainModel = withDependencies {
      $0.greeter.greeting = "plainModel's"
    } operation: {
      PlainModel()
    }
    #expect(withDependencies(from: plainModel) { Child() }.greeter.greeting == "plainModel's")
  }

  @Test func aModelWithoutDependenciesIsReportedAtTheCall() {
    let plainModel = PlainModel()
    let line: Int = #line + 2
    withKnownIssue {
      let child = withDependencies(from: plainModel) { Child() }
      #expect(child.greeter.greeting == "test")
    } matching: {
      $0.sourceLocation?.line == line && "\($0)".contains("'PlainModel'")
    }
  }

  @Test @MainActor func asynchronousFormsInheritTheValues() async {
    let parent = parent()
    let child = await withDependencies(from: parent) {
      await suspend()
      MainActor.assertIsolated()
      return Child()
    }
    #expect(child.greeter.greeting == "parent's")
    let other = await withDependencies(from: parent) {
      await suspend()
      $0.greeter.greeting += " child"
    } operation: {
      await suspend()
      return Child()
    }
    #expect(other.greeter.greeting == "parent's child")
  }

  @Test func modelsAreNotRetainedAndTheirEntriesArePruned() {
    let origins = DependencyOrigins()
    weak var weakModel: PlainModel?
    do {
      let plainModel = origins.record(PlainModel(), madeWith: DependencyValues())
      weakModel = plainModel
    }
    #expect(weakModel == nil)
    for _ in 0..<10_000 {
      _ = origins.record(PlainModel(), madeWith: DependencyValues())
    }
    #expect(origins.count <= 65)
    _ = origins.record(1, madeWith: DependencyValues())
    #expect(origins.count <= 65)
  }

  private func suspend() async {}
}
