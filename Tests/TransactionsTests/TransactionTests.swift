import Testing
import Transactions

private enum SourceKey: TransactionKey {
  static let defaultValue = "unknown"
}

private enum OptionalKey: TransactionKey {
  static let defaultValue: String? = "default"
}

private enum OpaqueKey: TransactionKey {
  struct Value: Sendable {}
  static let defaultValue = Value()
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

@Suite struct TransactionTests {
  @Test func aNewTransactionIsEmptyAndOnePointerWide() {
    #expect(Transaction().isEmpty)
    #expect(Transaction(animation: nil).isEmpty)
    #expect(MemoryLayout<Transaction>.size == MemoryLayout<UnsafeRawPointer>.size)
  }

  @Test func valuesAreKeptAndCopiesAreIndependent() {
    var transaction = Transaction(animation: .easeIn)
    let copy = transaction
    transaction.animation = .easeOut
    transaction.disablesAnimations = true
    transaction.isContinuous = true
    #expect(copy == Transaction(animation: .easeIn))
    #expect(transaction.animation == .easeOut)
    #expect(transaction.disablesAnimations && transaction.isContinuous)
  }

  @Test func resettingAllValuesEmptiesATransaction() {
    var transaction = Transaction(animation: .easeIn)
    transaction.isContinuous = true
    transaction.animation = nil
    #expect(!transaction.isEmpty)
    transaction.isContinuous = false
    #expect(transaction.isEmpty)
    #expect(transaction == Transaction())
  }

  @Test func customKeysHaveDefaultsAndValues() {
    var transaction = Transaction()
    #expect(transaction.source == "unknown")
    transaction.source = "keyboard"
    #expect(transaction.source == "keyboard")
    #expect(!transaction.isEmpty)
  }

  @Test func anOptionalKeyHasItsDefaultUntilItIsSet() {
    var transaction = Transaction()
    #expect(transaction[OptionalKey.self] == "default")
    transaction.disablesAnimations = true
    #expect(transaction[OptionalKey.self] == "default")
    transaction[OptionalKey.self] = nil
    #expect(transaction[OptionalKey.self] == nil)
    transaction[OptionalKey.self] = "set"
    #expect(transaction[OptionalKey.self] == "set")
  }

  @Test func equalityComparesEquatableValues() {
    var one = Transaction()
    one.source = "a"
    var other = Transaction()
    other.source = "a"
    #expect(one == other)
    other.source = "b"
    #expect(one != other)
    #expect(one != Transaction())
    one[OpaqueKey.self] = .init()
    let copy = one
    #expect(one == copy)
  }

  @Test func descriptionsListTheValues() {
    #expect(Transaction().description == "Transaction()")
    var transaction = Transaction(animation: .linear)
    transaction.isContinuous = true
    transaction.source = "keyboard"
    #expect(
      transaction.description
        == "Transaction(animation: \(Animation.linear), isContinuous: true, keyboard)")
  }
}

@Suite struct CurrentTransactionTests {
  @Test func theCurrentTransactionIsEmptyUnlessSet() {
    #expect(Transaction.current.isEmpty)
  }

  @Test func withAnimationSetsTheAnimationForItsBody() {
    let seen = withAnimation { Transaction.current.animation }
    #expect(seen == .default)
    withAnimation(.easeIn) {
      #expect(Transaction.current.animation == .easeIn)
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
      #expect(Transaction.current.animation == .easeIn)
    }
    #expect(Transaction.current.isEmpty)
  }

  @Test func withAnimationKeepsOtherValues() {
    withTransaction(\.isContinuous, true) {
      withAnimation(.easeIn) {
        #expect(Transaction.current.isContinuous)
        #expect(Transaction.current.animation == .easeIn)
      }
    }
  }

  @Test func withTransactionReplacesTheWholeTransaction() {
    withTransaction(\.source, "outer") {
      withTransaction(Transaction(animation: .easeIn)) {
        #expect(Transaction.current.source == "unknown")
        #expect(Transaction.current.animation == .easeIn)
      }
    }
  }

  @Test func aThrowRestoresThePreviousTransaction() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(Transaction.current.isEmpty)
  }

  @MainActor @Test func asynchronousBodiesAndTheirTasksInheritTheTransaction() async {
    let seen = await withAnimation(.easeIn) {
      await Task.yield()
      MainActor.assertIsolated()
      async let child = Transaction.current.animation
      return await [child, Task { Transaction.current.animation }.value]
    }
    #expect(seen == [.easeIn, .easeIn])
    await withTransaction(Transaction(animation: .easeOut)) {
      await Task.yield()
      #expect(Transaction.current.animation == .easeOut)
    }
    await withTransaction(\.isContinuous, true) {
      await Task.yield()
      #expect(Transaction.current.isContinuous)
    }
    #expect(Transaction.current.isEmpty)
  }

  @MainActor @Test func synchronousBodiesNeedNoAwaitInAsynchronousCode() async {
    var count = 0
    await Task.yield()
    withAnimation { count += 1 }
    withTransaction(Transaction()) { count += 1 }
    withTransaction(\.isContinuous, true) { count += 1 }
    #expect(count == 3)
  }
}
