import ComposableArchitecture

// expected-swift6-note@+2 {{consider making struct 'Settings' conform to the 'Sendable' protocol}}
@ObservableState
struct Settings {
  var handler: () -> Void = {}
}

enum Shared {
  // expected-swift6-note@+3 {{add '@MainActor' to make static property 'settings' part of global actor 'MainActor'}}
  // expected-swift6-note@+2 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
  // expected-swift6-error@+1 {{static property 'settings' is not concurrency-safe because non-'Sendable' type 'Settings' may have shared mutable state}}
  static let settings = Settings()
}
