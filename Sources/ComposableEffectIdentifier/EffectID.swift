import ConcurrencyExtras

/// Declares an identifier for effects: a value that no other declaration has.
///
/// When you need it: wherever an effect is to be cancelled later, in place of an enum for the purpose.
///
/// ```swift
/// struct Stopwatch: Reducer {
///   @EffectID var timerID
///   …
///   case .start: return .run { … }.cancellable(id: timerID)
///   case .stop: return .cancel(id: timerID)
/// }
/// ```
///
/// It works as a stored property, as a static property and as a local variable of a reducer. With a
/// value, `@EffectID var timerID = state.id`, it is another identifier for each value. The Swift 6
/// language mode takes no static property wrappers; there, make the property a computed one:
/// `static var timerID: EffectID.Value { EffectID().wrappedValue }`.
///
/// Guarantees:
/// 1. A declaration gives the same identifier each time it runs, and no other declaration gives that,
///    not even with an equal value.
/// 2. Inside a `namespace` of a reducer, and in the effects that it returns, it is another identifier
///    than in any other namespace. Outside any reducer and effect it is that of no namespace.
/// 3. It is a few words, and reading it allocates nothing. A declaration with a value allocates once
///    each time it runs.
///
/// Features that are generic share one identifier for all their types: give it the type as a value where
/// that matters (`@EffectID var loading = ObjectIdentifier(Content.self)`).
@propertyWrapper
public struct EffectID: Sendable {
  /// An identifier for effects.
  public struct Value: Hashable, Sendable {
    fileprivate let declaration: Declaration
    fileprivate let namespace: Namespace?
  }

  private let declaration: Declaration

  /// Declares an identifier. Its place in the source tells it from all others.
  public init(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    declaration = .plain(Place(fileID: fileID, line: line, column: column))
  }

  /// Declares an identifier for each of a user's values.
  ///
  /// - Parameter wrappedValue: The value, such as the id of what the feature works on.
  public init(
    wrappedValue: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID: fileID, line: line, column: column)
    declaration = .valued(Valued(place: place, value: AnyHashableSendable(wrappedValue)))
  }

  /// The identifier, in the namespace of the reducer or the effect that reads it.
  public var wrappedValue: Value {
    Value(declaration: declaration, namespace: .current)
  }
}

/// Where an identifier is declared, and for which value.
private enum Declaration: Hashable, Sendable {
  case plain(Place)
  case valued(Valued)
}

/// A place in the source, in as few bytes as it takes to keep identifiers small.
private struct Place: Hashable, Sendable {
  let fileID: FileID
  let line: UInt32
  let column: UInt16

  static func == (lhs: Place, rhs: Place) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column && lhs.fileID == rhs.fileID
  }

  init(fileID: StaticString, line: UInt, column: UInt) {
    self.fileID = FileID(fileID)
    self.line = UInt32(clamping: line)
    self.column = UInt16(clamping: column)
  }
}

/// The name of a file with its module, as the compiler wrote it into the program.
private struct FileID: Hashable, Sendable, CustomStringConvertible {
  // Points to a constant of the program.
  nonisolated(unsafe) private let text: UnsafePointer<UInt8>

  init(_ fileID: StaticString) {
    text = fileID.utf8Start
  }

  /// The text counts: a function that was inlined into another module has its file's name there, too.
  static func == (lhs: FileID, rhs: FileID) -> Bool {
    lhs.text == rhs.text || lhs.description == rhs.description
  }

  // Lines and columns tell most places apart; to go through the text for each hash would cost more.
  func hash(into hasher: inout Hasher) {}

  var description: String { String(cString: text) }
}

/// A declaration with a user's value.
private final class Valued: Hashable, Sendable {
  let place: Place
  let value: AnyHashableSendable

  init(place: Place, value: AnyHashableSendable) {
    self.place = place
    self.value = value
  }

  static func == (lhs: Valued, rhs: Valued) -> Bool {
    lhs === rhs || (lhs.place == rhs.place && lhs.value == rhs.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(value)
  }
}

extension EffectID.Value: CustomStringConvertible {
  /// The place of the declaration, with its value and the namespaces that it is in.
  public var description: String {
    let text =
      switch declaration {
      case .plain(let place): "\(place)"
      case .valued(let valued): "\(valued.place) (\(valued.value))"
      }
    return namespace.map { "\(text) in \($0)" } ?? text
  }
}

extension Place: CustomStringConvertible {
  var description: String { "\(fileID):\(line):\(column)" }
}
