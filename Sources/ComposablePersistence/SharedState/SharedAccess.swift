public import Dependencies
import Sharing

/// The right to use the rows and topics that several users share.
///
/// On a server, give each user the rights to what is theirs:
///
/// ```swift
/// prepareDependencies {
///   $0.sharedAccess = SharedAccess { operation, userID in
///     switch operation {
///     case .readRow(let key), .writeRow(let key): boards.isMember(userID, of: key)
///     default: userID != nil
///     }
///   }
/// }
/// ```
///
/// 1. It is asked when a feature creates its state, or starts an effect, with the user whom the
///    application has admitted to the page (`PageRequest.userID`); `nil` for none.
/// 2. What is refused does nothing: a row keeps its default value, and its `loadError` or `saveError` is
///    a ``SharedAccessDenied``. A change of a row that may only be read is undone. An effect ends, and
///    the refusal is reported.
public struct SharedAccess: Sendable {
  /// A use of a row or a topic.
  public enum Operation: Hashable, Sendable {
    /// A property reads a row.
    case readRow(String)
    /// A property changes a row.
    case writeRow(String)
    /// A property reads the members of a topic.
    case readMembers(String)
    /// An effect joins a topic.
    case join(String)
    /// An effect sends a message to a topic.
    case publish(String)
    /// An effect receives the messages of a topic.
    case subscribe(String)
  }

  private let isAllowed: @Sendable (Operation, String?) -> Bool

  /// Creates the rights from a closure.
  ///
  /// - Parameter isAllowed: Returns true if a user may perform an operation.
  public init(
    isAllowed: @escaping @Sendable (_ operation: Operation, _ userID: String?) -> Bool
  ) {
    self.isAllowed = isAllowed
  }

  /// The right to everything.
  public static let all = Self { _, _ in true }

  /// Throws an error if the current user may not perform an operation.
  static func check(_ operation: Operation) throws {
    @Dependency(\.sharedAccess) var access
    @Dependency(\.sharedScope) var scope
    guard access.isAllowed(operation, scope?.userID) else { throw SharedAccessDenied(operation) }
  }
}

/// An error of a user who may not use a row or a topic.
public struct SharedAccessDenied: Error, Equatable, CustomStringConvertible {
  /// The operation that was refused.
  public let operation: SharedAccess.Operation

  init(_ operation: SharedAccess.Operation) { self.operation = operation }

  /// The operation, and where it is allowed.
  public var description: String {
    "The user has no right to \(operation): it was refused by the dependency 'sharedAccess'."
  }
}

private enum SharedAccessKey: DependencyKey {
  static let liveValue = SharedAccess.all
  static let testValue = SharedAccess.all
}

extension DependencyValues {
  /// The right to use shared rows and topics: to all of them, unless it is set.
  public var sharedAccess: SharedAccess {
    get { self[SharedAccessKey.self] }
    set { self[SharedAccessKey.self] = newValue }
  }
}
