// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture

struct Child: Equatable, Sendable {
  var count = 0
}

final class Model {}

@propertyWrapper
struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
  var projectedValue: Bool { wrappedValue == 10 }
}

// Constants, computed and lazy properties, observers, references and wrappers.
@ObservableState
struct Properties {
  let id = 3
  let name: String
  var count = 0
  var double: Int { count * 2 }
  var half: Int {
    get { count / 2 }
    set { count = newValue * 2 }
  }
  @ObservationStateIgnored lazy var cache = count
  var observed = 0 {
    willSet { print(newValue) }
    didSet { print(oldValue) }
  }
  @Clamped var clamped = 3
  @ObservationStateIgnored var scratch = 0
  static let maximum = 3
  static var standard: Int { 3 }
}

// All forms of `@Presents`.
@ObservableState
public struct Presentations {
  @Presents var plain: Int?
  @Presents var initialized: Int? = 3
  @Presents var long: Optional<Int>
  @Presents var qualified: Swift.Optional<Swift.Int> = nil
  @Presents var parenthesized: (Int)?
  @ComposableArchitecture.Presents var module: Int?
  @Presents public var published: Int?
  @Presents public private(set) var restricted: Int?
}

struct PresentationWithoutObservation {
  @PresentationState var child: Int?
}

// Conformances, synthesized and written.
@ObservableState
struct CodableState: Codable, Hashable, Sendable {
  var count = 0
  var name: String?

  enum CodingKeys: String, CodingKey {
    case _count = "count"
    case _name = "name"
  }
}

@ObservableState
struct Described: CustomStringConvertible, CustomDebugStringConvertible {
  var count = 0
  var description: String { "\(count)" }
  var debugDescription: String { description }
}

@ObservableState
struct OwnEquality: Equatable {
  var count = 0
  var ignored = 0
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.count == rhs.count }
}

@ObservableState
struct Row: Identifiable, Equatable {
  let id: Int
  var name = ""
}

// Availability, conditions and comments.
@ObservableState
struct Available {
  @available(*, deprecated) var old = 0
  @available(macOS 99, *) var computed: Int { 0 }
  #if os(Linux)
  var platform = "Linux"
  #else
  var platform = "Other"
  #endif
  #if DEBUG
  #if os(Linux)
  var nested = 0
  #endif
  #endif
}

@ObservableState  // after the attribute
struct /* before the name */ Commented /* after it */ {
  /// A documented property.
  var documented = 0  // after a property
  var /* before a name */ before = 0
  var after /* after a name */ = 0
  var typed /* before a colon */: /* after it */ Int /* after a type */ = 3
  /* before a property */ var last = 0
}

// Initializers: memberwise, own, in another order, without default values.
@ObservableState
struct Memberwise {
  var first: Int
  var second = "two"
  var third: Bool?
}

func memberwise() -> [Memberwise] {
  [Memberwise(first: 1), Memberwise(first: 1, second: "", third: nil)]
}

@ObservableState
struct OwnOrder {
  var first: Int
  var second: Int
  var third: Int?

  init(value: Int) {
    second = value
    first = value + 1
    third = nil
  }
}

@ObservableState
struct WithoutDefaults {
  var first: Int?
  var second: String?
}

// Names that need backticks, that accessors use, and that begin with an underscore.
@ObservableState
struct Names {
  var `default` = 0
  var `self`: Int?
  var newValue = 0
  var oldValue = 0
  var initialValue = 0
  var before = 0
  var _underscored = 0
  var großeZahl = 0
}

// Types: closures, tuples, literals of collections, nested types.
@ObservableState
struct Types {
  var closure: @Sendable (Int) -> Void = { _ in }
  var optionalClosure: ((Int) -> Void)?
  var pair: (Int, String) = (1, "one")
  var dictionary: [String: [Int]] = ["one": [1], "two": []]
  var set: Set<Int> = [1, 2]
  var result: Result<Int, any Error> = .success(1)
  var child = Child()
  struct Nested {
    static let shared = Nested()
  }
  var nested = Nested.shared
}

// A state that is an alias, a value of the standard library, or not observable.
@ObservableState
struct Aliased {
  var count = 0
}

@Reducer
struct AliasedFeature {
  typealias State = Aliased
  enum Action {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct IntegerFeature {
  typealias State = Int
  enum Action {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state += 1
      return .none
    }
  }
}

@Reducer
struct NotObservableFeature {
  struct State {
    var count = 0
  }
  enum Action {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct PrivateFields {
  @ObservableState
  struct State {
    private var count = 0
    fileprivate var rows: IdentifiedArrayOf<Row> = []
    mutating func increment() { count += 1 }
  }
  enum Action {
    case incremented
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.increment()
      state.rows[id: 1]?.name += "!"
      return .none
    }
  }
}

// References.
@ObservableState
struct References {
  weak var model: Model?
  unowned var owner: Model
  var strong = Model()
}
