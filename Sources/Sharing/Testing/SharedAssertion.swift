import Synchronization

/// The shared values that a test expects.
///
/// While the closure of an assertion runs, it reads and changes the expected values instead of the
/// shared ones. Used on one thread.
package final class SharedAssertion {
  /// An expected value and the actual one.
  package struct Expectation<Value>: SharedExpectation {
    package let name: String
    package var expected: Value
    package let actual: Value

    package var isMet: Bool { areEqual(expected, actual) }
  }

  /// The number of assertions that are running. Without one, a read needn't look for it.
  private static let count = Atomic(0)
  // Unchecked: the assertion is only used by the closure, on the thread that runs it.
  @TaskLocal private static var running: Unchecked?

  private struct Unchecked: @unchecked Sendable { let assertion: SharedAssertion }

  private var expectations: [ObjectIdentifier: any SharedExpectation] = [:]
  private var order: [ObjectIdentifier] = []
  /// The changes after the moment that is asserted.
  private let laterChanges: [any SharedChange]

  /// Creates an assertion.
  ///
  /// - Parameters:
  ///   - changes: The changes to assert.
  ///   - laterChanges: The changes after them.
  ///   - startsFromActual: True if the closure starts from the values after the changes.
  package init(
    of changes: [any SharedChange], before laterChanges: [any SharedChange], startsFromActual: Bool
  ) {
    self.laterChanges = laterChanges
    for change in changes { change.expect(in: self, startingFromActual: startsFromActual) }
  }

  /// The assertion whose closure is running.
  static var current: SharedAssertion? {
    guard count.load(ordering: .relaxed) > 0 else { return nil }
    return running?.assertion
  }

  /// Runs the closure of an assertion.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.count.add(1, ordering: .relaxed)
    defer { Self.count.subtract(1, ordering: .relaxed) }
    return try Self.$running.withValue(Unchecked(assertion: self), operation: body)
  }

  /// The expectations that do not hold.
  package var failures: [any SharedExpectation] {
    order.compactMap { expectations[$0] }.filter { !$0.isMet }
  }

  func expect<Value>(_ expected: Value, of reference: StoredReference<Value>, actual: Value) {
    let id = ObjectIdentifier(reference)
    if expectations[id] == nil { order.append(id) }
    expectations[id] = Expectation(
      name: reference.description, expected: expected, actual: actual
    )
  }

  func value<Value>(of reference: StoredReference<Value>) -> Value {
    if let expectation = expectation(of: reference) { return expectation.expected }
    return actualValue(of: reference)
  }

  func withLock<Value, Result, Failure: Error>(
    _ reference: StoredReference<Value>, _ operation: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var value = value(of: reference)
    let actual = expectation(of: reference)?.actual ?? value
    defer { expect(value, of: reference, actual: actual) }
    return try operation(&value)
  }

  private func expectation<Value>(of reference: StoredReference<Value>) -> Expectation<Value>? {
    expectations[ObjectIdentifier(reference)] as? Expectation<Value>
  }

  /// The value at the moment that is asserted: it may have changed since.
  private func actualValue<Value>(of reference: StoredReference<Value>) -> Value {
    let id = ObjectIdentifier(reference)
    let later = laterChanges.first { $0.referenceID == id } as? SharedValueChange<Value>
    return later?.before ?? reference.storedValue
  }
}

/// An expected shared value of any type, and the actual one.
package protocol SharedExpectation<Value> {
  associatedtype Value
  /// The name of the shared value.
  var name: String { get }
  var expected: Value { get }
  var actual: Value { get }
  /// True if both are equal.
  var isMet: Bool { get }
}
