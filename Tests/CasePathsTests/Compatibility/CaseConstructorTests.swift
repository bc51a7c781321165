import CasePaths
import Testing

/// Case paths from the constructors of cases: `/Action.child`.
@Suite struct CaseConstructorTests {
  class Animal {
    let name: String
    init(_ name: String) { self.name = name }
  }
  final class Cat: Animal {}
  struct Failure: Error, Equatable { var code = 1 }
  protocol Named { var name: String { get } }
  struct User: Named {
    var name: String
    var address = "An address that is too long to be stored in a string itself"
  }

  indirect enum Tree: Equatable { case leaf(Int), node(Tree, Tree), wrap(Tree), none }

  enum Generic<T> { case first(T), second(T), list([T]), none }

  enum Action {
    case text(String), otherText(String), number(Int), width(value: Double)
    case optional(Int?), nested(Int??)
    case named(any Named), failed(any Error), anything(Any), animal(Animal)
    case pair(Int, String), size(width: Int, height: String)
    case row(id: Int, action: String), row(id: Int)
    case many(Int, Int, Int, Int, Int, String)
    case void(Void), never(Never), reset, stop
    indirect case boxed([Int])
    case tree(Tree), result(Result<Int, any Error>)
    case perform(() -> Void), type(Int.Type), animalType(Animal.Type), anyType(any Sendable.Type)
  }

  @available(*, deprecated)
  @Test func aCaseIsFoundAmongThoseWithTheSamePayload() {
    let path = /Action.text
    #expect(path.extract(from: .otherText("a")) == nil)
    #expect(path.extract(from: .text("a")) == "a")
    #expect(path.extract(from: .otherText("a")) == nil)
    #expect(path.extract(from: .reset) == nil)
    #expect((/Action.otherText).extract(from: .otherText("b")) == "b")
    #expect((/Action.otherText).extract(from: .text("b")) == nil)
    #expect((/Action.number).extract(from: path.embed("a")) == nil)
  }

  @available(*, deprecated)
  @Test func optionalPayloadsAreNotUnwrapped() {
    #expect((/Action.optional).extract(from: .optional(nil)) == .some(nil))
    #expect((/Action.optional).extract(from: .optional(2)) == .some(2))
    #expect((/Action.nested).extract(from: .nested(nil)) == .some(.none))
    #expect((/Action.nested).extract(from: .nested(.some(nil))) == .some(.some(nil)))
    #expect((/Action.nested).extract(from: .nested(3)) == .some(.some(3)))
    #expect((/Action.nested).extract(from: .optional(3)) == nil)
  }

  @available(*, deprecated)
  @Test func aSubtypeOfThePayloadIsExtractedFromItsValuesOnly() {
    let number: AnyCasePath<Action, Int> = /Action.optional
    #expect(number.extract(from: .number(3)) == nil)
    #expect(number.extract(from: .optional(3)) == 3)
    #expect(number.extract(from: .optional(nil)) == nil)
    let failure: AnyCasePath<Action, Failure> = /Action.failed
    #expect(failure.extract(from: .failed(Failure(code: 4))) == Failure(code: 4))
    #expect(failure.extract(from: .failed(CancellationError())) == nil)
  }

  @available(*, deprecated)
  @Test func existentialsClassesAndTypesAreExtracted() {
    #expect((/Action.named).extract(from: .named(User(name: "Blob")))?.name == "Blob")
    #expect((/Action.failed).extract(from: .failed(Failure())) as? Failure == Failure())
    #expect((/Action.anything).extract(from: .anything(5)) as? Int == 5)
    #expect((/Action.animal).extract(from: .animal(Cat("Tom")))?.name == "Tom")
    #expect((/Action.type).extract(from: .type(Int.self)) == Int.self)
    #expect((/Action.type).extract(from: .number(1)) == nil)
    #expect((/Action.animalType).extract(from: .animalType(Cat.self)) == Cat.self)
    #expect((/Action.anyType).extract(from: .anyType(String.self)) == String.self)
  }

  @available(*, deprecated)
  @Test func severalValuesAreATupleWithoutLabels() throws {
    let pair = try #require((/Action.pair).extract(from: .pair(1, "a")))
    #expect(pair == (1, "a"))
    let size = try #require((/Action.size).extract(from: .size(width: 1, height: "b")))
    #expect(size == (1, "b"))
    let many = try #require((/Action.many).extract(from: .many(1, 2, 3, 4, 5, "c")))
    #expect(many == (1, 2, 3, 4, 5, "c"))
    #expect((/Action.width).extract(from: .width(value: 2)) == 2)
  }

  @available(*, deprecated)
  @Test func casesOfTheSameNameAreDistinguishedByTheirLabels() throws {
    let action = try #require(
      (/Action.row(id:action:)).extract(from: .row(id: 1, action: "a")))
    #expect(action == (1, "a"))
    #expect((/Action.row(id:action:)).extract(from: .size(width: 1, height: "a")) == nil)
    #expect((/Action.row(id:)).extract(from: .row(id: 7)) == 7)
    #expect((/Action.row(id:)).extract(from: .number(7)) == nil)
    #expect((/Action.row(id:)).extract(from: .row(id: 7, action: "a")) == nil)
  }

  @available(*, deprecated)
  @Test func casesWithoutAPayloadAreValues() {
    #expect((/Action.reset).extract(from: .reset) != nil)
    #expect((/Action.reset).extract(from: .stop) == nil)
    #expect((/Action.stop).extract(from: .reset) == nil)
    #expect((/Action.void).extract(from: .void(())) != nil)
    #expect((/Action.void).extract(from: .reset) == nil)
    #expect((/Action.never).extract(from: .reset) == nil)
    let leadingDot: AnyCasePath<Tree, Void> = /.none
    #expect(leadingDot.extract(from: .none) != nil)
    #expect(leadingDot.extract(from: .leaf(1)) == nil)
  }

  enum Single { case one }
  enum Empty { case single(Single), unit(Unit), otherUnit(Unit), none, number(Int) }
  struct Unit: Equatable {}

  @available(*, deprecated)
  @Test func payloadsWithoutASizeAreExtracted() {
    #expect((/Empty.single).extract(from: .single(.one)) == .one)
    #expect((/Empty.single).extract(from: .none) == nil)
    #expect((/Empty.unit).extract(from: .unit(Unit())) == Unit())
    #expect((/Empty.unit).extract(from: .otherUnit(Unit())) == nil)
    #expect((/Empty.otherUnit).extract(from: .otherUnit(Unit())) == Unit())
    #expect((/Empty.number).extract(from: .number(1)) == 1)
    #expect((/Empty.none).extract(from: .none) != nil)
    #expect((/Empty.none).extract(from: .unit(Unit())) == nil)
  }

  @available(*, deprecated)
  @Test func indirectAndRecursiveCasesAreExtracted() throws {
    let path = /Action.boxed
    // Each extraction releases its box.
    for count in 1...100 {
      #expect(path.extract(from: .boxed(Array(1...count)))?.count == count)
    }
    let tree = Tree.node(.leaf(1), .wrap(.none))
    #expect((/Action.tree).extract(from: .tree(tree)) == tree)
    let node = try #require((/Tree.node).extract(from: tree))
    #expect(node == (.leaf(1), .wrap(.none)))
    #expect((/Tree.wrap).extract(from: .wrap(tree)) == tree)
    #expect((/Tree.none).extract(from: .none) != nil)
  }

  @available(*, deprecated)
  @Test func payloadsAreReleased() {
    weak var animal: Animal?
    do {
      let cat = Cat("Tom")
      animal = cat
      #expect((/Action.animal).extract(from: .animal(cat)) === cat)
      #expect((/Action.text).extract(from: .animal(cat)) == nil)
    }
    #expect(animal == nil)
  }

  @available(*, deprecated)
  @Test func casesOfGenericEnumsAreExtracted() {
    #expect((/Generic<Int>.first).extract(from: .first(1)) == 1)
    #expect((/Generic<Int>.second).extract(from: .first(1)) == nil)
    #expect((/Generic<Int?>.second).extract(from: .second(nil)) == .some(nil))
    #expect((/Generic<String>.list).extract(from: .list(["a"])) == ["a"])
    #expect((/Generic<(Int) -> Int>.first).extract(from: .first({ $0 + 1 }))?(4) == 5)
    #expect((/Result<Int, any Error>.success).extract(from: .success(3)) == 3)
  }

  enum Operation {
    case perform(() -> Void), run(@Sendable () async -> Void)
    case fail(() throws -> Void), failLater(@Sendable () async throws -> Void)
    case typed(() throws(Failure) -> Void)
  }

  @available(*, deprecated)
  @Test func functionsWithoutArgumentsAreExtracted() async throws {
    var count = 0
    (/Operation.perform).extract(from: .perform { count += 1 })?()
    #expect(count == 1)
    await confirmation { confirm in
      await (/Operation.run).extract(from: .run { confirm() })?()
    }
    let fail = try #require((/Operation.fail).extract(from: .fail { throw Failure(code: 2) }))
    #expect(throws: Failure(code: 2)) { try fail() }
    let failLater = try #require(
      (/Operation.failLater).extract(
        from: .failLater {
          await Task.yield()
          throw Failure(code: 3)
        }))
    await #expect(throws: Failure(code: 3)) { try await failLater() }
    withKnownIssue {
      #expect((/Operation.typed).extract(from: .typed { () throws(Failure) in }) == nil)
    }
  }

  @CasePathable enum Callback { case first((Int) -> Int), second((Int) -> Int) }

  @available(*, deprecated)
  @Test func otherFunctionsAreExtractedByTheCasePathsOfAMacro() {
    #expect((/Callback.first).extract(from: .first({ $0 + 1 }))?(2) == 3)
    #expect((/Callback.first).extract(from: .second({ $0 + 1 })) == nil)
  }

  @available(*, deprecated)
  @Test func casesAreExtractedFromAnOptional() {
    let path: AnyCasePath<Action?, Int> = /Action.number
    #expect(path.extract(from: .number(1)) == 1)
    #expect(path.extract(from: .row(id: 1)) == nil)
    #expect(path.extract(from: nil) == nil)
    let empty: AnyCasePath<Tree?, Void> = /Tree.none
    #expect(empty.extract(from: Tree.none) != nil)
    #expect(empty.extract(from: Tree?.none) == nil)
    let none: AnyCasePath<Int?, Void> = /.none
    #expect(none.extract(from: nil) != nil)
    #expect(none.extract(from: 1) == nil)
    let some: AnyCasePath<Int?, Int> = /Optional.some
    #expect(some.extract(from: 1) == 1)
    #expect(some.extract(from: nil) == nil)
  }

  @available(*, deprecated)
  @Test func theOperatorReturnsAFunction() {
    #expect([Action.number(1), .reset, .number(2)].compactMap(/Action.number) == [1, 2])
    #expect([Action.number(1), nil].compactMap(/Action.number) == [1])
    #expect([Action.reset, .stop].compactMap(/Action.stop).count == 1)
  }

  @available(*, deprecated)
  @Test func pathsAreAppendedAndMatched() {
    #expect((/Action.tree .. /Tree.leaf).extract(from: .tree(.leaf(2))) == 2)
    #expect((/Action.tree .. Tree.leaf).extract(from: .tree(.leaf(2))) == 2)
    #expect((/Action.self).extract(from: .reset) != nil)
    switch Action.number(1) {
    case /Action.text: Issue.record("A text was matched.")
    case /Action.number: break
    default: Issue.record("A number was not matched.")
    }
  }

  @available(*, deprecated)
  @Test func aCasePathIsCreatedFromAConstructor() {
    let path: CasePath<Action, Int> = CasePath(Action.number)
    #expect(path.extract(from: .number(1)) == 1)
    #expect(AnyCasePath(Action.text).extract(from: .text("a")) == "a")
  }

  @available(*, deprecated)
  @Test func aFunctionThatIsNoConstructorIsReportedOnce() {
    var path: AnyCasePath<Action, Int>?
    path = AnyCasePath { .text("\($0)") }
    #expect(path?.extract(from: .text("1")) == nil)
    withKnownIssue {
      #expect(path?.extract(from: .number(1)) == nil)
    } matching: {
      $0.sourceLocation?.fileID.hasSuffix("CaseConstructorTests.swift") ?? false
    }
    #expect(path?.extract(from: .number(1)) == nil)
    withKnownIssue {
      #expect(AnyCasePath { (number: Int) in "\(number)" }.extract(from: "1") == nil)
    }
  }

  enum Handler { case handle((Int) -> Int), ignore }

  @available(*, deprecated)
  @Test func aPayloadThatCannotBeReadIsReported() {
    withKnownIssue {
      #expect((/Handler.handle).extract(from: .handle { $0 }) == nil)
    } matching: {
      "\($0)".contains("mark the enum '@CasePathable'")
    }
  }

  @available(*, deprecated)
  @Test func aCaseIsFoundByManyTasksAtOnce() async {
    let path = /Tree.leaf
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask { path.extract(from: number < 50 ? .leaf(number) : .none) == number }
      }
      #expect(await group.reduce(into: 0) { $0 += $1 ? 1 : 0 } == 50)
    }
  }

  @available(*, deprecated)
  @Test func payloadsAreUnwrappedAndModified() throws {
    var tree = Tree.wrap(.leaf(1))
    #expect(try XCTUnwrap(tree, case: /Tree.wrap) == .leaf(1))
    XCTModify(&tree, case: /Tree.wrap) { $0 = .leaf(2) }
    #expect(tree == .wrap(.leaf(2)))
    var optional: Tree? = tree
    XCTModify(&optional, case: /Tree.wrap) { $0 = .leaf(3) }
    #expect(optional == .wrap(.leaf(3)))
    withKnownIssue {
      XCTModify(&tree, case: /Tree.leaf) { $0 = 1 }
    }
    withKnownIssue {
      #expect(throws: (any Error).self) { try XCTUnwrap(tree, case: /Tree.leaf) }
    }
    #expect(tree == .wrap(.leaf(2)))
  }
}
