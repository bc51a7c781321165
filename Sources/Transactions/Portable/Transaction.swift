/// What a change of state carries to whoever shows it: above all, the animation.
///
/// ```swift
/// var transaction = Transaction(animation: .spring)
/// transaction.isContinuous = true
/// withTransaction(transaction) { store.send(.dragged) }
/// ```
///
/// One pointer wide. The empty transaction allocates nothing, so reading ``current`` costs next to
/// nothing where nothing is animated.
public struct Transaction: Sendable {
  /// The transaction of the change being made here.
  ///
  /// Task-local: set by ``withTransaction(_:_:)`` and ``withAnimation(_:_:)`` for synchronous and
  /// asynchronous code alike, inherited by child tasks and by `Task { }`, empty when nobody set it.
  @TaskLocal public static var current = Transaction()

  /// `nil` when every value is its default. Replaced, never mutated, so copies are independent.
  private var record: Record?

  /// Makes an empty transaction.
  public init() {}

  /// Makes a transaction that carries an animation and nothing else.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Whether every value is its default, so that there is nothing to pass on.
  public var isEmpty: Bool { record == nil }

  /// How the change is to be shown moving; `nil` shows it at once.
  public var animation: Animation? {
    get { record?.contents.animation }
    set { update { $0.animation = newValue } }
  }

  /// Whether views are to ignore animations of their own for this change.
  public var disablesAnimations: Bool {
    get { record?.contents.disablesAnimations ?? false }
    set { update { $0.disablesAnimations = newValue } }
  }

  /// Whether the change is one of a stream of them, such as a drag.
  public var isContinuous: Bool {
    get { record?.contents.isContinuous ?? false }
    set { update { $0.isContinuous = newValue } }
  }

  /// The value filed under a key of your own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      // Looked up before it is cast: a cast of nothing to an optional value would succeed.
      guard let value = record?.contents.values[ObjectIdentifier(key)] else {
        return key.defaultValue
      }
      return value as? Key.Value ?? key.defaultValue
    }
    set { update { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  private mutating func update(_ change: (inout Contents) -> Void) {
    var contents = record?.contents ?? Contents()
    change(&contents)
    record = contents.isEmpty ? nil : Record(contents)
  }
}

extension Transaction: Equatable {
  /// Tells whether both carry the same.
  ///
  /// Values under keys of your own are compared when they are `Equatable`; others are equal only
  /// between copies of one transaction.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.record === rhs.record || lhs.record?.contents == rhs.record?.contents
  }
}

extension Transaction: CustomStringConvertible {
  /// What the transaction carries beyond defaults.
  public var description: String {
    guard let contents = record?.contents else { return "Transaction()" }
    var parts: [String] = []
    if let animation = contents.animation { parts.append("animation: \(animation)") }
    if contents.disablesAnimations { parts.append("disablesAnimations: true") }
    if contents.isContinuous { parts.append("isContinuous: true") }
    parts += contents.values.values.map { "\($0)" }.sorted()
    return "Transaction(\(parts.joined(separator: ", ")))"
  }
}

/// Holds the contents of transactions that have any.
private final class Record: Sendable {
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
