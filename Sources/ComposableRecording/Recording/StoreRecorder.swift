import ComposableConcurrency
public import ComposableCore
import ConcurrencyExtras
public import Foundation
import Transactions

/// A record that is being written: what `Store.record(to:options:)` returns.
public final class StoreRecorder: Sendable {
  private let writer: RecordingWriter
  private let isStopped = Lock(false)
  /// Records the state of a store that was restored.
  // Unsafe: used on the store's actor only, while the store exists.
  nonisolated(unsafe) var onRestore: () -> Void = {}

  fileprivate init(_ writer: RecordingWriter) { self.writer = writer }

  /// True if the recording goes on.
  var isRecording: Bool { !isStopped.withLock { $0 } }

  /// Ends the record with the last action that was reduced.
  public func stop() { isStopped.withLock { $0 = true } }

  /// Returns when all that has happened so far is in the file.
  ///
  /// - Throws: An error of the file, after which nothing was recorded.
  public func flush() async throws { try await writer.finish() }
}

extension Store {
  /// Records what happens in this store: the initial state, each action with its sender, its transaction and the changes
  /// that it makes, and the starts, ends and cancels of effects.
  ///
  /// Read the record with ``StoreRecording``: to see each state, or to make a test of it.
  ///
  /// ```swift
  /// let recorder = try store.record(to: URL(filePath: "counter.record"))
  /// …
  /// try await recorder.flush()
  /// ```
  ///
  /// 1. Neither the state nor the actions need a conformance: they are read by reflection, which does not look into
  ///    objects. A state that is `Codable` can be decoded from the record, for each action. Its `encode(to:)`, and a mirror
  ///    of its own, are called on another thread.
  /// 2. The record is written on another thread, line by line. The store keeps a copy of the state for it, so the next
  ///    action copies the collections that it changes. A store that is not recorded has no cost.
  /// 3. What comes faster than it can be written is left out, see ``RecordingOptions/maximumWaitingEvents``.
  /// 4. Fields whose names say so are left out, see ``RecordingOptions/secrets``. Only the user who runs the program
  ///    may read the file.
  /// 5. Recording ends with ``StoreRecorder/stop()``, with another record of the store, or with the store. A record of a
  ///    program that was killed has what was written until then.
  ///
  /// - Parameters:
  ///   - file: The file of the record, which is replaced.
  ///   - options: What the record contains.
  /// - Returns: The record that is being written.
  /// - Throws: An error of the file, or ``RecordingError/storeOfChild``.
  @discardableResult
  public func record(
    to file: URL, options: RecordingOptions = RecordingOptions()
  ) throws -> StoreRecorder {
    try rootCore.record(to: file, options: options)
  }

  /// Records what happens in this store, as ``record(to:options:)`` does.
  ///
  /// - Parameter output: A closure that is called with each line, on another thread.
  func record(
    options: RecordingOptions = RecordingOptions(),
    to output: @escaping @Sendable (_ line: Data) throws -> Void
  ) throws -> StoreRecorder {
    try rootCore.record(by: StoreRecorder(RecordingWriter(options: options, to: output)), options)
  }

  private var rootCore: RootCore<State, Action> {
    get throws {
      guard let core = core as? RootCore<State, Action> else { throw RecordingError.storeOfChild }
      return core
    }
  }
}

/// A reason why a store can't be recorded, or why a record can't be read.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
  /// The store is scoped to a child. The actions of a child are recorded with its root store.
  case storeOfChild
  /// A line of a record can't be read.
  case invalidLine(Int)
  /// A record has no beginning.
  case empty
  /// A record has a format that this version does not read.
  case unknownFormat(Int)
  /// The state of a record is not `Codable`, or there is no such action.
  case notDecodable

  /// A sentence that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .storeOfChild:
      "A store that is scoped to a child can't be recorded. Record the store that it is scoped from."
    case .invalidLine(let line): "Line \(line) is not one of a record."
    case .empty: "The file is no record: it has no beginning."
    case .unknownFormat(let format):
      "The record has the format \(format). Read it with the version that has written it."
    case .notDecodable:
      "The state can't be decoded: its type was not 'Codable' when it was recorded."
    }
  }
}

extension RootCore {
  @discardableResult
  func record(to file: URL, options: RecordingOptions) throws -> StoreRecorder {
    record(by: StoreRecorder(try RecordingWriter(file, options: options)), options)
  }

  fileprivate func record(by recorder: StoreRecorder, _ options: RecordingOptions) -> StoreRecorder
  {
    let clock = ContinuousClock()
    let start = clock.now
    let time: @Sendable () -> Double = { (clock.now - start) / .seconds(1) }
    let events = EventMaker<State, Action>(leavingOut: RecordingSecrets(options.secrets))
    let begin = { [weak self, weak recorder] in
      guard let self, let recorder else { return }
      let state = UncheckedSendable(withState { $0 })
      let date = Date()
      recorder.append(isRequired: true) { .start(events.start(state.value, date)) }
    }
    performIsolated {
      begin()
      observe(by: recorder, events, time, RecordingSecrets(options.secrets))
    }
    recorder.onRestore = begin
    return recorder
  }

  private func observe(
    by recorder: StoreRecorder, _ events: EventMaker<State, Action>,
    _ time: @escaping @Sendable () -> Double, _ secrets: RecordingSecrets
  ) {
    addActionObserver { [weak recorder] reducedAction, state in
      guard let recorder, recorder.isRecording else { return false }
      let time = time()
      // Unchecked: copies, in which the writer never looks into an object.
      let values = UncheckedSendable((reducedAction.action, state))
      let operation = reducedAction.origin?.ordinal
      let effects = reducedAction.effects?.tree
      let animation = reducedAction.transaction.animation.map { "\($0)" }
      let element = reducedAction.origin == nil ? ActionSource.element : nil
      recorder.append {
        let (action, state) = values.value
        var event = events.action(action, state)
        event.time = time
        event.operation = operation
        event.effects = effects
        event.animation = animation
        event.element = element
        return .action(event)
      }
      return true
    }
    registry.setObserver(OperationRecorder(recorder, time, secrets))
    DependencyRecorder(
      append: { [weak recorder] answer in
        if let recorder, recorder.isRecording { recorder.append { .answer(answer) } }
      },
      time: time, secrets: secrets
    )
    .install(in: &dependencies)
  }
}

/// Records the operations of effects.
final class OperationRecorder: EffectObserver {
  let recorder: StoreRecorder
  private let time: @Sendable () -> Double
  private let secrets: RecordingSecrets

  init(
    _ recorder: StoreRecorder, _ time: @escaping @Sendable () -> Double, _ secrets: RecordingSecrets
  ) {
    self.recorder = recorder
    self.time = time
    self.secrets = secrets
  }

  func willStart(_ effect: ObservedEffect) {
    guard recorder.isRecording else { return }
    let (time, secrets) = (time(), secrets)
    recorder.append {
      .operationStart(
        .init(
          time: time, id: effect.id, effects: effect.tree,
          location: effect.location.map { "\($0)" },
          cancelIDs: effect.cancelIDs.map { secrets.removed(from: Reflection().value(of: $0.base)) }
        ))
    }
  }

  func didEnd(_ id: UInt64, isCancelled: Bool) {
    guard recorder.isRecording else { return }
    let time = time()
    recorder.append { .operationEnd(.init(time: time, id: id, isCancelled: isCancelled)) }
  }
}

extension StoreRecorder {
  fileprivate func append(isRequired: Bool = false, _ entry: @escaping RecordingWriter.Entry) {
    writer.append(isRequired: isRequired, entry)
  }
}

/// Makes events of values, each of which has the changes since the one before.
// Unchecked: it is used on the writer's thread only.
private final class EventMaker<State, Action>: @unchecked Sendable {
  private let secrets: RecordingSecrets
  private let reflection = Reflection()
  private var state = RecordedValue.none
  private var encodedState: RecordedValue?
  /// The texts of the state that are secrets.
  private var texts: Set<String> = []

  init(leavingOut secrets: RecordingSecrets) { self.secrets = secrets }

  func start(_ initialState: State, _ date: Date) -> RecordedEvent.Start {
    let value = reflection.value(of: initialState)
    texts = secrets.texts(in: value)
    state = secrets.removed(from: value)
    encodedState = encoded(initialState, texts)
    let name = String(reflecting: State.self)
    return RecordedEvent.Start(
      date: date, stateType: TypeName.name(of: State.self),
      module: String(name.prefix { $0 != "." }),
      hasEquatableActions: Action.self is any Equatable.Type, state: state,
      encodedState: encodedState)
  }

  func action(_ action: Action, _ newState: State) -> RecordedEvent.Action {
    let former = (state, encodedState)
    let value = reflection.value(of: newState)
    state = secrets.removed(from: value)
    // An action has no name for the field that it sets: its text is that of the state, before or after.
    let newTexts = secrets.texts(in: value)
    let allTexts = texts.union(newTexts)
    texts = newTexts
    encodedState = former.1 == nil ? nil : encoded(newState, newTexts)
    return RecordedEvent.Action(
      time: 0, action: secrets.removed(from: reflection.value(of: action), texts: allTexts),
      encodedAction: encoded(action, allTexts),
      changes: former.0.changes(to: state),
      encodedChanges: encodedState.flatMap { former.1?.changes(to: $0) })
  }

  /// Encodes a value; `nil` if its type is not `Codable`, or if it can't be encoded.
  private func encoded(_ value: Any, _ texts: Set<String> = []) -> RecordedValue? {
    guard let value = value as? any Codable, let encoded = try? RecordedValue(encoding: value)
    else { return nil }
    return secrets.removed(from: encoded, texts: texts)
  }
}
