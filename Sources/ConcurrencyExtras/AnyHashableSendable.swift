/// A type-erased hashable, sendable value that preserves its type for comparisons.
///
/// Use it as a dictionary key or an identifier whose type the caller chooses:
///
/// ```swift
/// let id = AnyHashableSendable("search")
/// #expect(id == AnyHashableSendable("search"))
/// #expect(AnyHashableSendable(1) != AnyHashableSendable(1.0))
/// ```
///
/// 1. Two values are equal if their bases have the same static type and are equal as that type. So
///    `1` and `1.0` differ, and so do `"a"` and `Optional("a")`; as `AnyHashable` both pairs are
///    equal.
/// 2. The static type is the one that the initializer received. An instance of a subclass passed as
///    its superclass counts as the superclass.
/// 3. Erasing an erased value returns the same value, not a second wrapper.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value that was erased.
  public let base: any Hashable & Sendable

  /// Erases a value of a statically known type.
  public init<Base: Hashable & Sendable>(_ base: Base) {
    // Comparing types first spares the common case a dynamic cast.
    if Base.self == Self.self, let erased = base as? Self {
      self = erased
    } else {
      self.base = base
    }
  }

  /// Erases a value whose type is already erased.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.init(base)
  }

  /// Returns true if both bases have the same static type and are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func compare<L: Hashable, R: Hashable>(_ lhs: L, _ rhs: R) -> Bool {
      guard L.self == R.self, let rhs = rhs as? L else { return false }
      return lhs == rhs
    }
    return compare(lhs.base, rhs.base)
  }

  /// Hashes the base only. Bases of different types may collide but are never equal.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// A textual representation of the base.
  public var description: String { String(describing: base) }

  /// A textual representation of the base for debugging, marked as erased.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }

  /// A mirror with the base as its only child.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  /// Erases a `Bool`.
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  /// Erases a `Double`.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  /// Erases an `Int`.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  /// Erases a `String`.
  public init(stringLiteral value: String) { self.init(value) }
}
