import ConcurrencyExtras

/// A property wrapper that declares an identifier for effects, distinct from all other
/// declarations.
///
/// Use it wherever an effect is cancelled by another action, in place of an enum for the purpose.
/// It also respects namespaces: see
/// `namespace(_:)`.
///
/// ```swift
/// @Reducer
/// struct Stopwatch {
///   @EffectID var timerID
///   @Dependency(\.continuousClock) var clock
///
///   struct State { var seconds = 0 }
///   enum Action { case start, stop, tick }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .start:
///         return .run { send in
///           for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
///         }
///         .cancellable(id: timerID)
///       case .stop:
///         return .cancel(id: timerID)
///       case .tick:
///         state.seconds += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// It can be a stored property, a static property or a local variable of a reducer. With a value,
/// as in `@EffectID var timerID = state.id`, it is a different identifier for each value. The Swift
/// 6 language mode does not allow static property wrappers; declare a computed property there:
/// `static var timerID: EffectID.Value { EffectID().wrappedValue }`.
///
/// Guarantees:
/// 1. A declaration yields the same identifier each time it is evaluated. No other declaration
///    yields that identifier, not even with an equal value.
/// 2. Inside a `namespace` of a reducer, and in the effects that the reducer returns, the
///    identifier differs from that in any other namespace. Outside all reducers and effects it has
///    no namespace.
/// 3. The identifier is a few words in size. Reading it allocates nothing; a declaration with a
///    value allocates once each time it is evaluated.
///
/// All specializations of a generic feature share one identifier. If that matters, give it the type
/// as a value: `@EffectID var loading = ObjectIdentifier(Content.self)`.
@propertyWrapper
public struct EffectID: Sendable {
  /// An identifier for effects, to pass to `cancellable(id:)` and `cancel(id:)`.
  public struct Value: Hashable, Sendable {
    fileprivate let declaration: Declaration
    fileprivate let namespace: Namespace?
  }

  private let declaration: Declaration

  /// Declares an identifier that is unique to this position in the source.
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    declaration = .plain(SourcePosition(fileID: fileID, line: line, column: column))
  }

  /// Declares an identifier for each value, unique to this position in the source.
  ///
  /// - Parameter wrappedValue: The value, such as the id of the feature's state.
  public init(
    wrappedValue: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, line: line, column: column)
    declaration = .valued(
      ValuedDeclaration(position: position, value: AnyHashableSendable(wrappedValue))
    )
  }

  /// The identifier, in the namespace of the reducer or effect that reads it.
  public var wrappedValue: Value {
    Value(declaration: declaration, namespace: .current)
  }
}

/// The declaration of an identifier: its position in the source and, if it has one, its value.
private enum Declaration: Hashable, Sendable {
  case plain(SourcePosition)
  case valued(ValuedDeclaration)
}

/// A position in the source, stored compactly to keep identifiers small.
private struct SourcePosition: Hashable, Sendable {
  let fileID: FileID
  let line: UInt32
  let column: UInt16

  static func == (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column && lhs.fileID == rhs.fileID
  }

  init(fileID: StaticString, line: UInt, column: UInt) {
    self.fileID = FileID(fileID)
    self.line = UInt32(clamping: line)
    self.column = UInt16(clamping: column)
  }
}

/// The name of a file with its module, stored as a pointer to a constant of the program.
private struct FileID: Hashable, Sendable, CustomStringConvertible {
  // Unchecked: the constant is immutable and never deallocated.
  nonisolated(unsafe) private let text: UnsafePointer<UInt8>

  init(_ fileID: StaticString) {
    text = fileID.utf8Start
  }

  /// Compares the text: a function inlined into another module has its file name there as well.
  static func == (lhs: FileID, rhs: FileID) -> Bool {
    lhs.text == rhs.text || lhs.description == rhs.description
  }

  // Lines and columns distinguish most positions; hashing the text would cost more.
  func hash(into hasher: inout Hasher) {}

  var description: String { String(cString: text) }
}

/// A declaration with a value.
private final class ValuedDeclaration: Hashable, Sendable {
  let position: SourcePosition
  let value: AnyHashableSendable

  init(position: SourcePosition, value: AnyHashableSendable) {
    self.position = position
    self.value = value
  }

  static func == (lhs: ValuedDeclaration, rhs: ValuedDeclaration) -> Bool {
    lhs === rhs || (lhs.position == rhs.position && lhs.value == rhs.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(value)
  }
}

extension EffectID.Value: CustomStringConvertible {
  /// The position of the declaration, with its value and its namespaces.
  public var description: String {
    let text =
      switch declaration {
      case .plain(let position): "\(position)"
      case .valued(let valued): "\(valued.position) (\(valued.value))"
      }
    return namespace.map { "\(text) in \($0)" } ?? text
  }
}

extension SourcePosition: CustomStringConvertible {
  var description: String { "\(fileID):\(line):\(column)" }
}
