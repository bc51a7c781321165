import ComposableCore
import ComposableEffectIdentifier
import Testing

/// Static identifiers, for which the target uses the Swift 5 language mode.
@Suite struct StaticEffectIDTests {
  @EffectID static var first
  @EffectID static var second
  @EffectID static var valued = 1

  @Test func aStaticDeclarationReturnsTheSameIdentifierEachTime() {
    #expect(Self.first == Self.first)
    #expect(Self.valued == Self.valued)
  }

  @Test func noTwoStaticDeclarationsMatch() {
    #expect(Set([Self.first, Self.second, Self.valued]).count == 3)
  }

  @MainActor
  @Test func aStaticIdentifierUsesTheNamespaceOfItsReader() {
    let seen = LockIsolated<[EffectID.Value]>([])
    let reader = Reduce<Int, Void> { _, _ in
      seen.withValue { $0.append(Self.first) }
      return .none
    }
    Store(initialState: 0) {
      reader
      reader.namespace("a")
      reader.namespace("b")
    }
    .send(())
    #expect(Set(seen.value).count == 3)
    #expect(seen.value.first == Self.first)
  }
}
