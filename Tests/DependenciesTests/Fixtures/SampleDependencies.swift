import Dependencies
import Synchronization

/// A dependency with a value for each context.
struct Greeter: Sendable, Equatable {
  var greeting: String
}

extension Greeter: DependencyKey {
  static let liveValue = Greeter(greeting: "live")
  static let previewValue = Greeter(greeting: "preview")
  static let testValue = Greeter(greeting: "test")
}

/// A dependency without a test value, which a test may not read uncontrolled.
struct LiveOnly: Sendable, Equatable {
  var value = 0
}

extension LiveOnly: DependencyKey {
  static let liveValue = LiveOnly(value: 100)
}

/// A dependency without a live value.
struct TestOnly: TestDependencyKey, Equatable {
  var name: String
  static let testValue = TestOnly(name: "test")
}

/// A counter from zero, which reveals whether two values are the same instance.
final class Counter: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}

extension Counter: DependencyKey {
  static var liveValue: Counter { Counter() }
  static var testValue: Counter { Counter() }
}

/// A dependency that reads another one.
struct Derived: Sendable {
  var welcome: @Sendable () -> String
}

extension Derived: DependencyKey {
  static var liveValue: Derived {
    Derived {
      @Dependency(\.greeter) var greeter
      return "Derived: \(greeter.greeting)"
    }
  }
  static var testValue: Derived { liveValue }
}

extension DependencyValues {
  var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }
  var liveOnly: LiveOnly {
    get { self[LiveOnly.self] }
    set { self[LiveOnly.self] = newValue }
  }
  var testOnly: TestOnly {
    get { self[TestOnly.self] }
    set { self[TestOnly.self] = newValue }
  }
  var counter: Counter {
    get { self[Counter.self] }
    set { self[Counter.self] = newValue }
  }
  var derived: Derived {
    get { self[Derived.self] }
    set { self[Derived.self] = newValue }
  }
}
