import ComposableArchitecture

@ObservableState
struct MultipleBindings {
  // expected-error@+1 {{'@ObservableState' observes each property by name: declare one property with each 'var'}}
  var first = 0, second = 1
}

@ObservableState
struct Tuple {
  // expected-error@+1 {{'@ObservableState' observes each property by name: declare one property with each 'var'}}
  var (first, second) = (0, 1)
}

@ObservableState
struct Lazy {
  // expected-error@+1 {{'@ObservableState' can't observe a lazy property: reading it would change the state. Make it a computed property, or mark it '@ObservationStateIgnored'}}
  lazy var first = 0
}

// expected-error@+2 {{'@ObservableState' can only be attached to a struct or an enum: the state of a feature is a value. For a class use '@Observable'}}
@ObservableState
final class Class {}

@ObservableState
struct Presented {
  // expected-error@+1 {{'@Presents' needs an optional 'var' with its type written out, such as '@Presents var destination: Destination.State?'}}
  @Presents var inferred = Optional(3)
}
