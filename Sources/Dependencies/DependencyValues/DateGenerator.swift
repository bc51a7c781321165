import ComposableConcurrency
public import Foundation

extension DependencyValues {
  /// The generator of the current date. Use it in place of `Date()`.
  ///
  /// ```swift
  /// @Dependency(\.date.now) var now   // or: @Dependency(\.date) var date, then date()
  /// ```
  ///
  /// 1. In tests, reading the date without an override fails the test. Override it with
  ///    `.constant(someDate)`, or set `$0.date.now = someDate`.
  public var date: DateGenerator {
    get {
      let generator = self[DateGeneratorKey.self]
      return generator.isUnimplemented
        ? .unimplemented(UnimplementedDependency(property: "date")) : generator
    }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
  static var testValue: DateGenerator { .unimplemented(UnimplementedDependency(property: "date")) }
}

/// A generator of dates.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date
  fileprivate var isUnimplemented = false

  /// Creates a generator that calls a closure for each date.
  ///
  /// - Parameter generate: A closure that returns a date. It is called from any thread.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Returns a generator of one constant date.
  ///
  /// - Parameter now: The date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date. Setting it makes the generator a constant one.
  public var now: Date {
    get { generate() }
    set { self = .constant(newValue) }
  }

  /// Returns the current date.
  public func callAsFunction() -> Date {
    generate()
  }

  fileprivate static func unimplemented(_ unimplemented: UnimplementedDependency) -> Self {
    var generator = Self {
      unimplemented.report()
      return Date()
    }
    generator.isUnimplemented = true
    return generator
  }
}
