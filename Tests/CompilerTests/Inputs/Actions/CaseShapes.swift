import ComposableArchitecture

// Payloads of all shapes.
@CasePathable
@dynamicMemberLookup
enum Shapes {
  typealias Pair<Value> = (Value, Value)
  case none
  case one(Int)
  case labelled(id: Int)
  case two(Int, String)
  case mixed(id: Int, String, name: String)
  case unnamed(_: Int)
  case alias(Pair<Int>)
  case optional(Int?)
  case closure((Int) -> String)
  case escaping(@Sendable () async throws -> Void)
  case function(handler: (inout Int) -> Void)
  case anything(Any)
  case error(any Error)
  case void(Void)
  case tuple((Int, String))
  case dictionary([String: [Int]])
  case generic(Result<Int, any Error>)
  case metatype(Int.Type)
  case withDefault(count: Int = 3, String = "")
  indirect case boxed(Shapes)
}

@CasePathable
indirect enum Expression {
  case number(Int)
  case sum(Expression, Expression)
}

func shapes(_ value: Shapes) -> (Int?, String?, Bool) {
  (value.one, value[case: \.two]?.1, value.is(\.boxed))
}

func construct() -> [Shapes] {
  [
    (\Shapes.Cases.one)(3), (\Shapes.Cases.two)((1, "one")), (\Shapes.Cases.none)(),
    (\Shapes.Cases.mixed)((id: 1, "two", name: "three")),
  ]
}

// Names that are keywords, members of the expansion, and not ASCII.
@CasePathable
enum Names {
  case `default`
  case `switch`(Int)
  case `self`(Int)
  case `init`(Int)
  case `Type`
  case `some`
  case root(Int)
  case value(Int)
  case embed
  case extract
  case element
  case v0(Int, Int)
  case größe(Int)
  case 名前(String)
}

@CasePathable
enum UnquotedKeywords {
  case open, set, get, left, right, some, any, async
}

@CasePathable
enum Collisions {
  struct Root {}
  struct Element {}
  struct Iterator {}
  case root(Root)
  case element(Element)
  case iterator(Iterator)
  case selves([Self])
}

// Availability, attributes, conditions and several cases in a line.
@CasePathable
enum Available {
  @available(*, deprecated) case old(Int)
  @available(macOS 99, *) case new
  @available(*, unavailable) case gone(Int)
  #if os(Linux)
  case linux(Int), posix
  #else
  case other
  #endif
  case a, b(Int), c
}

// Conformances that are declared already.
@CasePathable
enum Conforming: Sendable, Equatable {
  case one(Int)
}

@CasePathable
enum Declared: CasePathable {
  case one(Int)
}

// Key paths through several cases, and through types nested in the enum.
@CasePathable
enum Parent {
  @CasePathable
  enum Child {
    struct Payload { var count = 0 }
    case payload(Payload)
    case pair(Payload, Int)
  }
  case child(Child)
  case optional(Child?)
  case result(Result<Child, any Error>)
}

func paths(_ value: Parent) -> Bool {
  value.is(\.child.payload) || value.is(\.optional.some.pair) || value.is(\.result.success.payload)
    || value.is(\.optional.payload)
}

// Enums without cases, and with cases that have no values.
@CasePathable enum Empty {}
@CasePathable enum Uninhabited { case never(Never) }
@CasePathable enum PartlyUninhabited { case never(Never), one(Int) }

// Types that are not allowed as generic arguments, and that name the enum.
@CasePathable
enum Types {
  struct Cases {}
  case unwrapped(Int!), labelled(x: Int!, String)
  case metatype(Self.Type), function((Self) -> Self), member(Self.Cases), cases(Cases)
  case `Type`(Int), `Protocol`(Int)
  case makeIterator, map, filter, count(Int), `subscript`(Int), `is`, modify, hash, description
  case `two words`(Int), `404`, `a-b`(x: Int, String)
}

// Isolated to an actor, with members that are not.
final class Model {}

@MainActor
@CasePathable
enum Isolated {
  case model(Model), count(Int, Model), none
}

nonisolated func count(_ value: Isolated) -> Int? { value[case: \.count]?.0 }

// Conditions first, last and alone.
@CasePathable
enum Conditional {
  #if !DEBUG
  case first
  #endif
  case a(Never)
  #if DEBUG
  case b(Int)
  #else
  case b(String), c
  #endif
  case d(Never)
  #if os(Windows)
  case last
  #endif
}

@CasePathable
enum OnlyConditional {
  #if os(Linux)
  case linux(Int)
  #endif
}
