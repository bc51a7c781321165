public import Foundation

/// A record of a store, as `Store.record(to:options:)` writes it.
///
/// ```swift
/// let recording = try StoreRecording(contentsOf: file)
/// for step in recording.steps { print(step.action, step.changes.count) }
/// print(recording.state(after: 2))
/// ```
public struct StoreRecording: Sendable {
  /// An action that was reduced.
  public struct Step: Sendable {
    /// The time since the beginning of the record.
    public let time: Duration
    /// The action.
    public let action: RecordedValue
    /// The operation of an effect that sent it, by its position in ``StoreRecording/operations``; `nil` if it was sent
    /// from outside.
    public let operation: Int?
    /// The element of the page that the user has used.
    public let element: String?
    /// The animation of the transaction.
    public let animation: String?
    /// The changes of the state.
    public let changes: [RecordedChange]
    let encodedAction: RecordedValue?
    let encodedChanges: [RecordedChange]?
    /// True if events before this one are missing.
    let isAfterGap: Bool
  }

  /// An operation of an effect.
  public struct Operation: Sendable {
    /// The time of its start since the beginning of the record.
    public let start: Duration
    /// The step whose action returned the effect; `nil` if it is not in the record.
    public let step: Int?
    /// The place in the source, as in `Counter/Counter.swift:30`.
    public let location: String?
    /// The identifiers that cancel it.
    public let cancelIDs: [RecordedValue]
    /// The end; `nil` if it had not ended.
    public internal(set) var end: End?

    /// The end of an operation.
    public struct End: Sendable {
      /// The time since the beginning of the record.
      public let time: Duration
      /// True if the operation was cancelled.
      public let isCancelled: Bool
    }
  }

  /// The answer that a dependency has given.
  public struct Answer: Sendable {
    /// The time since the beginning of the record.
    public let time: Duration
    /// The operation that asked, by its position in ``StoreRecording/operations``; `nil` for a reducer.
    public let operation: Int?
    /// The number of the actions that had been reduced before. A reducer asks for the next one.
    public let stepCount: Int
    /// The name of the dependency, as in `continuousClock.sleep`.
    public let name: String
    /// The arguments of the call.
    public let arguments: [RecordedValue]
    /// The value that was returned.
    public let value: RecordedValue
  }

  /// The date of the beginning.
  public let date: Date
  /// The name of the type of the state, without its module.
  public let stateType: String
  /// The module of the state.
  public let module: String
  /// The state at the beginning.
  public private(set) var initialState: RecordedValue
  /// The actions, in the order in which they were reduced.
  public private(set) var steps: [Step] = []
  /// The operations of effects, in the order of their starts.
  public private(set) var operations: [Operation] = []
  /// The answers of dependencies, in the order in which they were given.
  public private(set) var answers: [Answer] = []
  /// The number of events that came faster than they could be written.
  public private(set) var missingEventCount = 0
  let hasEquatableActions: Bool
  private(set) var encodedState: RecordedValue?

  /// Reads a record.
  ///
  /// - Throws: An error of the file, or a ``RecordingError``. A last line that is cut off is ignored.
  public init(contentsOf file: URL) throws { try self.init(Data(contentsOf: file)) }

  /// Reads a record.
  ///
  /// - Throws: A ``RecordingError``. A last line that is cut off is ignored.
  public init(_ data: Data) throws {
    let decoder = JSONDecoder.recording
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    let isCutOff = data.last != UInt8(ascii: "\n")
    func event(_ index: Int) throws -> RecordedEvent? {
      do { return try decoder.decode(RecordedEvent.self, from: lines[index]) } catch {
        if index == lines.count - 1, isCutOff { return nil }
        throw RecordingError.invalidLine(index + 1)
      }
    }
    guard !lines.isEmpty, case .start(let start)? = try event(0) else { throw RecordingError.empty }
    guard start.format == RecordedEvent.Start.currentFormat else {
      throw RecordingError.unknownFormat(start.format)
    }
    date = start.date
    stateType = start.stateType
    module = start.module
    initialState = start.state
    encodedState = start.encodedState
    hasEquatableActions = start.hasEquatableActions
    var positions: [UInt64: Int] = [:]
    var stepsOfEffects: [UInt64: Int] = [:]
    var hasGap = false
    for index in lines.indices.dropFirst() {
      switch try event(index) {
      case .start(let event):
        // The state was restored after the record had begun.
        guard steps.isEmpty else { throw RecordingError.invalidLine(index + 1) }
        initialState = event.state
        encodedState = event.encodedState
      case .action(let event):
        if let effects = event.effects { stepsOfEffects[effects] = steps.count }
        steps.append(
          Step(
            time: Duration(recorded: event.time), action: event.action,
            operation: event.operation.flatMap { positions[$0] }, element: event.element,
            animation: event.animation, changes: event.changes, encodedAction: event.encodedAction,
            encodedChanges: event.encodedChanges, isAfterGap: hasGap))
        hasGap = false
      case .operationStart(let event):
        positions[event.id] = operations.count
        operations.append(
          Operation(
            start: Duration(recorded: event.time), step: stepsOfEffects[event.effects],
            location: event.location, cancelIDs: event.cancelIDs))
      case .operationEnd(let event):
        guard let position = positions[event.id] else { continue }
        operations[position].end = Operation.End(
          time: Duration(recorded: event.time), isCancelled: event.isCancelled)
      case .answer(let event):
        answers.append(
          Answer(
            time: Duration(recorded: event.time),
            operation: event.operation.flatMap { positions[$0] },
            stepCount: steps.count, name: event.name, arguments: event.arguments,
            value: event.value))
      case .gap(let event):
        missingEventCount = missingEventCount &+ max(0, event.count)
        hasGap = true
      case nil: break
      }
    }
  }

  /// Returns the state after a number of actions, from 0 to the number of ``steps``; for another number, the first or the
  /// last one.
  public func state(after count: Int) -> RecordedValue {
    steps.prefix(max(0, count)).reduce(initialState) { state, step in
      step.changes.reduce(state) { $0.applying($1) ?? $0 }
    }
  }

  /// Decodes the state after a number of actions.
  ///
  /// - Throws: ``RecordingError/notDecodable`` if the recorded state was not `Codable`, or the error of the decoder.
  public func state<State: Decodable>(
    after count: Int, as type: State.Type
  ) throws -> State {
    guard let encodedState else { throw RecordingError.notDecodable }
    let encoded = steps.prefix(max(0, count)).reduce(encodedState) { state, step in
      (step.encodedChanges ?? []).reduce(state) { $0.applying($1) ?? $0 }
    }
    return try encoded.decoded(as: type)
  }

  /// Decodes the action of a step.
  ///
  /// - Throws: ``RecordingError/notDecodable`` if the recorded action was not `Codable`, or the error of the decoder.
  public func action<Action: Decodable>(
    of step: Int, as type: Action.Type
  ) throws -> Action {
    guard steps.indices.contains(step), let encoded = steps[step].encodedAction else {
      throw RecordingError.notDecodable
    }
    return try encoded.decoded(as: type)
  }
}

extension JSONDecoder {
  /// A decoder of lines of records.
  static var recording: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }
}

extension Duration {
  /// A time of a record, in seconds. A record may come from anywhere.
  fileprivate init(recorded seconds: Double) {
    self = .seconds(seconds.isFinite ? min(max(seconds, 0), 1_000_000_000) : 0)
  }
}
