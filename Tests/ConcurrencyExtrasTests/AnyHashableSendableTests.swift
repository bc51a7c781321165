import ConcurrencyExtras
import Testing

@Suite struct AnyHashableSendableTests {
  // Unchecked: a class that has a subclass cannot be checked. These store nothing.
  class Parent: @unchecked Sendable, Hashable {
    static func == (lhs: Parent, rhs: Parent) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
  final class Child: Parent, @unchecked Sendable {}

  @Test func equalBasesOfOneTypeAreEqual() {
    #expect(AnyHashableSendable("a") == AnyHashableSendable("a"))
    #expect(AnyHashableSendable("a") != AnyHashableSendable("b"))
    #expect(AnyHashableSendable("a").hashValue == AnyHashableSendable("a").hashValue)
  }

  @Test func equalBasesOfDifferentTypesDiffer() {
    #expect(AnyHashable(1) == AnyHashable(1.0))
    #expect(AnyHashableSendable(1) != AnyHashableSendable(1.0))
    #expect(AnyHashableSendable(1) != AnyHashableSendable(UInt8(1)))
    #expect(AnyHashableSendable("a") != AnyHashableSendable("a" as String?))
  }

  @Test func optionalBasesCompareWithinTheirType() {
    #expect(AnyHashableSendable(nil as Int?) == AnyHashableSendable(nil as Int?))
    #expect(AnyHashableSendable(nil as Int?) != AnyHashableSendable(nil as String?))
    #expect(AnyHashableSendable(1 as Int?) == AnyHashableSendable(1 as Int?))
  }

  @Test func equalityDependsOnTheStaticType() {
    #expect(AnyHashableSendable(Child() as Parent) == AnyHashableSendable(Parent()))
    #expect(AnyHashableSendable(Child()) != AnyHashableSendable(Parent()))
  }

  @Test func erasingAnErasedValueAddsNoLayer() {
    let once = AnyHashableSendable(1)
    #expect(AnyHashableSendable(once).base is Int)
    let hidden: any Hashable & Sendable = 1
    #expect(AnyHashableSendable(hidden) == once)
  }

  @Test func literalsUseTheirDefaultTypes() {
    let mixed: Set<AnyHashableSendable> = [1, 1.0, "1", true]
    #expect(mixed.count == 4)
    #expect(mixed.contains(AnyHashableSendable(1.0)))
  }

  @Test func theBaseIsShownInDescriptions() {
    #expect(AnyHashableSendable("a").description == "a")
    #expect(String(reflecting: AnyHashableSendable("a")) == #"AnyHashableSendable("a")"#)
  }
}
