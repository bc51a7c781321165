import CasePaths
import Testing

/// Case paths for payloads of all shapes.
@Suite struct CaseShapeTests {
  @CasePathable @dynamicMemberLookup
  enum Shape {
    typealias Pair = (Int, Int)
    case none
    case one(Int)
    case labelled(id: Int)
    case two(Int, String)
    case mixed(id: Int, String, name: String)
    case alias(Pair)
    case optional(Int?)
    case void(Void)
    case closure((Int) -> Int)
    case failure(any Error)
    case array([Int])
    indirect case boxed(Shape)
    case withDefault(count: Int = 3)
    case `default`
    case `self`(Int)
    case `init`(Int)
    case root(Int)
  }

  struct Failure: Error, Equatable {}

  /// Embeds a payload and extracts it again; expects no other case to match.
  private func roundTrip<Value>(
    _ path: CaseKeyPath<Shape, Value>, _ value: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Value {
    let shape = path(value)
    #expect(shape.is(path), sourceLocation: sourceLocation)
    let matching = Shape.allCasePaths.filter { shape.is($0) }
    #expect(matching == [path], sourceLocation: sourceLocation)
    #expect(Shape.allCasePaths[shape] == path, sourceLocation: sourceLocation)
    return try #require(shape[case: path], sourceLocation: sourceLocation)
  }

  @Test func payloadsOfAllShapesAreEmbeddedAndExtracted() throws {
    try roundTrip(\.none, ())
    try roundTrip(\.void, ())
    try roundTrip(\.default, ())
    #expect(try roundTrip(\.one, 1) == 1)
    #expect(try roundTrip(\.labelled, 2) == 2)
    #expect(try roundTrip(\.two, (3, "three")) == (3, "three"))
    #expect(try roundTrip(\.mixed, (id: 4, "four", name: "IV")) == (4, "four", "IV"))
    #expect(try roundTrip(\.alias, (5, 6)) == (5, 6))
    #expect(try roundTrip(\.closure, { $0 + 1 })(6) == 7)
    #expect(try roundTrip(\.failure, Failure()) is Failure)
    #expect(try roundTrip(\.array, [8]) == [8])
    #expect(try roundTrip(\.boxed, .one(9)).one == 9)
    #expect(try roundTrip(\.withDefault, 10) == 10)
    #expect(try roundTrip(\.`self`, 11) == 11)
    #expect(try roundTrip(\.`init`, 12) == 12)
    #expect(try roundTrip(\.root, 13) == 13)
  }

  @Test func anOptionalPayloadIsExtractedWithAndWithoutAValue() {
    #expect(Shape.optional(1)[case: \.optional] == .some(.some(1)))
    #expect(Shape.optional(nil)[case: \.optional] == .some(.none))
    #expect(Shape.one(1)[case: \.optional] == nil)
    #expect(Shape.optional(1).is(\.optional.some))
    #expect(!Shape.optional(nil).is(\.optional.some))
  }

  @Test func allCasesAreIterated() {
    #expect(Array(Shape.allCasePaths).count == 17)
    #expect(Array(Shape.allCasePaths).first == \Shape.Cases.none)
    #expect(Set(Shape.allCasePaths).count == 17)
  }

  @Test func valuesOfPayloadsAreModified() {
    var shape = Shape.two(1, "one")
    shape.modify(\.two) { $0.0 += 1 }
    #expect(shape.two?.0 == 2)
    #expect(shape.two?.1 == "one")

    var mixed = Shape.mixed(id: 1, "one", name: "I")
    mixed.modify(\.mixed) { $0.name = "II" }
    #expect(mixed.mixed?.name == "II")

    var boxed = Shape.boxed(.boxed(.one(1)))
    boxed.modify(\.boxed.boxed.one) { $0 += 1 }
    #expect(boxed[case: \.boxed.boxed.one] == 2)
  }

  @Test func caseKeyPathsOfAnOptionalEnumReachTheCasesOfItsValue() {
    let path: CaseKeyPath<Shape?, Int> = \.boxed.one
    #expect(path(1)?[case: \.boxed.one] == 1)
    #expect(Optional(Shape.boxed(.one(2)))[case: path] == 2)
    #expect(Shape?.none[case: path] == nil)
    #expect(path == \.boxed.one)
    #expect(path != \.some.boxed.one)
  }
}
