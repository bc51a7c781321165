import ComposableConcurrency
public import Foundation
import Synchronization

extension DependencyValues {
  /// The generator of unique identifiers. Use it in place of `UUID()`.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  ///
  /// todos.append(Todo(id: uuid()))
  /// ```
  ///
  /// 1. In tests, generating an identifier without an override fails the test. Override it with
  ///    `.incrementing` or `.constant(someUUID)`.
  public var uuid: UUIDGenerator {
    get {
      let generator = self[UUIDGeneratorKey.self]
      return generator.isUnimplemented
        ? .unimplemented(UnimplementedDependency(property: "uuid")) : generator
    }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
  static var testValue: UUIDGenerator { .unimplemented(UnimplementedDependency(property: "uuid")) }
}

/// A generator of UUIDs.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID
  fileprivate var isUnimplemented = false

  /// Creates a generator that calls a closure for each UUID.
  ///
  /// - Parameter generate: A closure that returns a UUID. It is called from any thread.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Returns a generator of one constant UUID.
  ///
  /// - Parameter uuid: The UUID.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that counts up: `UUID(0)`, `UUID(1)`, `UUID(2)` and so on.
  ///
  /// 1. Each access creates a generator that starts at zero. Copies of one generator share a count.
  public static var incrementing: Self {
    let counter = Counter()
    return Self { UUID(counter.next()) }
  }

  /// Returns the next UUID.
  public func callAsFunction() -> UUID {
    generate()
  }

  fileprivate static func unimplemented(_ unimplemented: UnimplementedDependency) -> Self {
    var generator = Self {
      unimplemented.report()
      return UUID()
    }
    generator.isUnimplemented = true
    return generator
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)

    func next() -> Int {
      count.add(1, ordering: .relaxed).oldValue
    }
  }
}

extension UUID {
  /// Creates a UUID from a number, as `UUIDGenerator.incrementing` does.
  ///
  /// `UUID(1)` is `00000000-0000-0000-0000-000000000001`. The digits are hexadecimal; a negative
  /// number is written as its two's complement.
  ///
  /// - Parameter number: The value of the last 64 bits. All others are zero.
  public init(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number)).bigEndian
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) {
      $0.storeBytes(of: bits, toByteOffset: 8, as: UInt64.self)
    }
    self.init(uuid: bytes)
  }
}
