#if !canImport(SwiftUI)
/// The context of a state change that is propagated to its observers: above all, the animation.
///
/// ```swift
/// var transaction = Transaction(animation: .spring)
/// transaction.isContinuous = true
/// withTransaction(transaction) { store.send(.dragged) }
/// ```
///
/// It is as large as one pointer. The empty transaction allocates nothing, so reading ``current``
/// is cheap where nothing is animated.
public struct Transaction: Sendable {
  /// The transaction of the current state change.
  ///
  /// It is task-local: `withTransaction(_:_:)` and `withAnimation(_:_:)` set it for synchronous
  /// and asynchronous code, child tasks and `Task { }` inherit it, and by default it is empty.
  @TaskLocal public static var current = Transaction()

  /// `nil` if every value is its default. Replaced, never mutated, so copies are independent.
  private var storage: Storage?

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A Boolean value that indicates whether every value is its default.
  public var isEmpty: Bool { storage == nil }

  /// The animation of the change, or `nil` to apply the change at once.
  public var animation: Animation? {
    get { storage?.contents.animation }
    set { update { $0.animation = newValue } }
  }

  /// A Boolean value that indicates whether views ignore their own animations for this change.
  public var disablesAnimations: Bool {
    get { storage?.contents.disablesAnimations ?? false }
    set { update { $0.disablesAnimations = newValue } }
  }

  /// A Boolean value that indicates whether the change is part of a continuous interaction, such as
  /// a drag.
  public var isContinuous: Bool {
    get { storage?.contents.isContinuous ?? false }
    set { update { $0.isContinuous = newValue } }
  }

  /// Accesses the value of a custom key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      // The lookup precedes the cast, since casting `nil` to an optional value type would succeed.
      guard let value = storage?.contents.values[ObjectIdentifier(key)] else {
        return key.defaultValue
      }
      return value as? Key.Value ?? key.defaultValue
    }
    set { update { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  private mutating func update(_ change: (inout Contents) -> Void) {
    var contents = storage?.contents ?? Contents()
    change(&contents)
    storage = contents.isEmpty ? nil : Storage(contents)
  }
}

extension Transaction: Equatable {
  /// Returns a Boolean value that indicates whether two transactions have the same values.
  ///
  /// Values of custom keys are compared if they are `Equatable`; others are equal only between
  /// copies of one transaction.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.storage?.contents == rhs.storage?.contents
  }
}

extension Transaction: CustomStringConvertible {
  /// The values of the transaction that are not defaults.
  public var description: String {
    guard let contents = storage?.contents else { return "Transaction()" }
    var parts: [String] = []
    if let animation = contents.animation { parts.append("animation: \(animation)") }
    if contents.disablesAnimations { parts.append("disablesAnimations: true") }
    if contents.isContinuous { parts.append("isContinuous: true") }
    parts += contents.values.values.map { "\($0)" }.sorted()
    return "Transaction(\(parts.joined(separator: ", ")))"
  }
}

/// Shared storage for the values of a transaction that is not empty.
private final class Storage: Sendable {
  let contents: Contents

  init(_ contents: Contents) { self.contents = contents }
}

private struct Contents: Sendable, Equatable {
  var animation: Animation?
  var disablesAnimations = false
  var isContinuous = false
  var values: [ObjectIdentifier: any Sendable] = [:]

  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.animation == rhs.animation
      && lhs.disablesAnimations == rhs.disablesAnimations
      && lhs.isContinuous == rhs.isContinuous
      && lhs.values.count == rhs.values.count
      && lhs.values.allSatisfy { key, value in isEqual(value, rhs.values[key]) }
  }

  private static func isEqual(_ lhs: any Sendable, _ rhs: (any Sendable)?) -> Bool {
    func compare<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs as? Value }
    guard rhs != nil, let lhs = lhs as? any Equatable else { return false }
    return compare(lhs)
  }
}
#endif
