import Dependencies
import Synchronization

/// Controlled in tests.
struct Greeter: Sendable, Equatable {
  var greeting: String
}

extension Greeter: DependencyKey {
  static let liveValue = Greeter(greeting: "live")
  static let previewValue = Greeter(greeting: "preview")
  static let testValue = Greeter(greeting: "test")
}

/// Uncontrolled in tests.
struct Rocket: Sendable, Equatable {
  var fuel = 0
}

extension Rocket: DependencyKey {
  static let liveValue = Rocket(fuel: 100)
}

/// Has no live value.
struct Interface: TestDependencyKey, Equatable {
  var name: String
  static let testValue = Interface(name: "test")
}

/// Counts up from zero: tells whether two values have one origin.
final class Tally: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}

extension Tally: DependencyKey {
  static var liveValue: Tally { Tally() }
  static var testValue: Tally { Tally() }
}

/// Uses another dependency.
struct Host: Sendable {
  var welcome: @Sendable () -> String
}

extension Host: DependencyKey {
  static var liveValue: Host {
    Host {
      @Dependency(\.greeter) var greeter
      return "Host: \(greeter.greeting)"
    }
  }
  static var testValue: Host { liveValue }
}

extension DependencyValues {
  var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }
  var rocket: Rocket {
    get { self[Rocket.self] }
    set { self[Rocket.self] = newValue }
  }
  var interface: Interface {
    get { self[Interface.self] }
    set { self[Interface.self] = newValue }
  }
  var tally: Tally {
    get { self[Tally.self] }
    set { self[Tally.self] = newValue }
  }
  var host: Host {
    get { self[Host.self] }
    set { self[Host.self] = newValue }
  }
}
