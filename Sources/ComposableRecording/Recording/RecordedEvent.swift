import Foundation

/// A line of a record.
///
/// A record is a text of lines of JSON, each of which is written when it happens: a record of a process that was killed
/// ends with a line that is complete, or with one that is cut off and ignored.
enum RecordedEvent: Sendable {
  /// The beginning.
  struct Start: Codable, Sendable {
    static let currentFormat = 1

    /// The version of the format, ``currentFormat``.
    var format = Self.currentFormat
    /// The time of the beginning.
    var date: Date
    /// The name of the type of the state, without its module.
    var stateType: String
    /// The module of the state.
    var module: String
    /// True if actions can be compared.
    var hasEquatableActions: Bool
    var state: RecordedValue
    /// The encoded state; `nil` if it is not `Codable`.
    var encodedState: RecordedValue?
  }

  /// An action that was reduced.
  struct Action: Codable, Sendable {
    /// The time since the beginning, in seconds.
    var time: Double
    var action: RecordedValue
    /// The encoded action; `nil` if it is not `Codable`.
    var encodedAction: RecordedValue?
    /// The operation that sent it; `nil` if it was sent from outside.
    var operation: UInt64?
    /// The element of the page that the user has used.
    var element: String?
    /// The animation of the transaction.
    var animation: String?
    /// The number of the effects that it returned; `nil` for none.
    var effects: UInt64?
    var changes: [RecordedChange]
    var encodedChanges: [RecordedChange]?
  }

  /// The start of an operation of an effect.
  struct OperationStart: Codable, Sendable {
    var time: Double
    var id: UInt64
    /// The number of the effects that it belongs to.
    var effects: UInt64
    /// The place in the source, as in `Counter/Counter.swift:30`.
    var location: String?
    var cancelIDs: [RecordedValue]
  }

  /// The end of an operation of an effect.
  struct OperationEnd: Codable, Sendable {
    var time: Double
    var id: UInt64
    var isCancelled: Bool
  }

  /// The answer of a dependency.
  struct Answer: Codable, Sendable {
    var time: Double
    /// The operation that asked; `nil` for a reducer.
    var operation: UInt64?
    /// The name, as in `continuousClock.sleep`.
    var name: String
    var arguments: [RecordedValue]
    var value: RecordedValue
  }

  /// Events that were left out, because they came faster than they can be written, or because the record is full.
  struct Gap: Codable, Sendable {
    var count: Int
  }

  case start(Start)
  case action(Action)
  case operationStart(OperationStart)
  case operationEnd(OperationEnd)
  case answer(Answer)
  case gap(Gap)
}

extension RecordedEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case start, action, operationStart, operationEnd, answer, gap
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .start(let event): try container.encode(event, forKey: .start)
    case .action(let event): try container.encode(event, forKey: .action)
    case .operationStart(let event): try container.encode(event, forKey: .operationStart)
    case .operationEnd(let event): try container.encode(event, forKey: .operationEnd)
    case .answer(let event): try container.encode(event, forKey: .answer)
    case .gap(let event): try container.encode(event, forKey: .gap)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "This is no event of a record."))
    }
    switch key {
    case .start: self = .start(try container.decode(Start.self, forKey: key))
    case .action: self = .action(try container.decode(Action.self, forKey: key))
    case .operationStart:
      self = .operationStart(try container.decode(OperationStart.self, forKey: key))
    case .operationEnd: self = .operationEnd(try container.decode(OperationEnd.self, forKey: key))
    case .answer: self = .answer(try container.decode(Answer.self, forKey: key))
    case .gap: self = .gap(try container.decode(Gap.self, forKey: key))
    }
  }
}
