import Testing

@testable import Dependencies

@Suite struct DependencyValuesTests {
  @Test func dependencyValuesAreOnePointerWide() {
    #expect(MemoryLayout<DependencyValues>.size == MemoryLayout<UnsafeRawPointer>.size)
  }

  @Test func valuesWithoutOverridesShareOneStorage() {
    #expect(DependencyValues().isIdentical(to: DependencyValues()))
    #expect(DependencyValues._current.isIdentical(to: DependencyValues()))
  }

  @Test func aCopyIsIdenticalUntilItChanges() {
    var original = DependencyValues()
    original.greeter.greeting = "original"
    var copy = original
    #expect(copy.isIdentical(to: original))
    copy.greeter.greeting = "copy"
    #expect(!copy.isIdentical(to: original))
    #expect(original.greeter.greeting == "original")
    #expect(copy.greeter.greeting == "copy")
  }

  @Test func mutatingUniquelyReferencedValuesKeepsTheStorage() {
    var values = DependencyValues()
    values.greeter.greeting = "a"
    let storage = ObjectIdentifier(values.storage)
    values.greeter.greeting = "b"
    #expect(ObjectIdentifier(values.storage) == storage)
  }

  @Test func overridesDoNotAffectOtherValues() {
    var values = DependencyValues()
    values.greeter.greeting = "mine"
    #expect(DependencyValues().greeter.greeting == "test")
  }

  @Test func mergingPrefersTheOtherSide() {
    var one = DependencyValues()
    one.greeter.greeting = "one"
    one.liveOnly = LiveOnly(value: 1)
    var two = DependencyValues()
    two.greeter.greeting = "two"
    two.testOnly.name = "two"
    let merged = one.merging(two)
    #expect(merged.greeter.greeting == "two")
    #expect(merged.liveOnly.value == 1)
    #expect(merged.testOnly.name == "two")
    #expect(one.greeter.greeting == "one")
  }

  @Test func mergingReturnsASideThatEqualsTheResult() {
    let none = DependencyValues()
    var few = DependencyValues()
    few.greeter.greeting = "few"
    var many = few
    many.liveOnly = LiveOnly(value: 1)
    #expect(few.merging(few).isIdentical(to: few))
    #expect(few.merging(none).isIdentical(to: few))
    #expect(none.merging(few).isIdentical(to: few))
    #expect(few.merging(many).isIdentical(to: many))
    #expect(!many.merging(few).isIdentical(to: many))
  }

  @Test func runMakesTheValuesCurrent() async {
    var values = DependencyValues()
    values.greeter.greeting = "run"
    let copy = values
    runSynchronously(copy)
    await copy.run {
      await suspend()
      #expect(DependencyValues._current.isIdentical(to: copy))
    }
    #expect(!DependencyValues._current.isIdentical(to: copy))
  }

  private func runSynchronously(_ values: DependencyValues) {
    values.run {
      #expect(DependencyValues._current.isIdentical(to: values))
      values.run {
        #expect(DependencyValues._current.isIdentical(to: values))
      }
      DependencyValues().run {
        #expect(DependencyValues._current.isIdentical(to: DependencyValues()))
      }
    }
  }

  @Test func runInsideAnOverrideCountsAsUse() {
    withDependencies {
      let values = $0
      withKnownIssue {
        values.run {
          @Dependency(\.liveOnly) var liveOnly
          #expect(liveOnly.value == 100)
        }
      }
    } operation: {
    }
  }

  @Test @MainActor func runStaysOnTheCallersActor() async {
    await DependencyValues().run {
      MainActor.assertIsolated()
      await suspend()
      MainActor.assertIsolated()
    }
  }

  @Test func tasksInheritValues() async {
    let greeting = await withDependencies {
      $0.greeter.greeting = "outer"
    } operation: {
      await Task {
        @Dependency(\.greeter) var greeter
        return greeter.greeting
      }.value
    }
    #expect(greeting == "outer")
  }

  private func suspend() async {}
}
