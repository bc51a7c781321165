public import ComposableArchitecture
import Foundation

/// A timer that is saved in a file.
///
/// ```swift
/// let store = Store(initialState: TimerDocument.State(timer: timer, file: file)) {
///   TimerDocument()
/// }
/// store.send(.renamed("Green tea"))  // Saved after a second.
/// ```
///
/// 1. A change, also a tick, is saved a second after the first unsaved change.
/// 2. Writes don't overlap: a change during a write is saved after it.
/// 3. Nothing is written after the document was closed.
/// 4. If a save fails, ``State/fault`` has the reason until a save succeeds. The change is kept, and
///    saved with the next change or the next ``Action/save``.
@Reducer
public struct TimerDocument: Sendable {
  /// The timer and its file.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The timer.
    public var timer: LonelyTimer.State
    /// The file that the timer is saved in.
    public let file: URL
    /// The timer as the file contains it.
    public internal(set) var saved: LonelyTimer.State
    /// The error of the last save, if it failed.
    public internal(set) var fault: TimerFileError?
    /// True during a write.
    public internal(set) var isSaving = false
    /// True if a save was requested during a write.
    var savesAgain = false
    /// True while an autosave is scheduled.
    var awaitsAutosave = false
    /// True after the document was closed.
    var isClosed = false

    /// Creates a document with the content of a file.
    public init(timer: LonelyTimer.State, file: URL) {
      self.timer = timer
      self.file = file
      self.saved = timer
    }

    /// True if there are changes to save.
    public var isEdited: Bool { timer != saved }
  }

  /// The actions of the user, the timer and the effects.
  public enum Action: Equatable, Sendable {
    /// The first unsaved change is a second old.
    case autosaveDue
    /// The document was closed.
    case closed
    /// The user changes the duration; see ``LonelyTimer/State/setDuration(_:)``.
    case durationChanged(Duration)
    /// The user renames the timer.
    case renamed(String)
    /// The user saves the changes.
    case save
    /// A write has ended.
    case saved(Result<LonelyTimer.State, TimerFileError>)
    /// An action of the timer.
    case timer(LonelyTimer.Action)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.timerFiles) var files

  /// Creates the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.timer, action: \.timer) { LonelyTimer() }
    Reduce { state, action in
      switch action {
      case .autosaveDue:
        state.awaitsAutosave = false
        return save(&state)

      case .closed:
        state.isClosed = true
        return .none

      case .durationChanged(let duration):
        state.timer.setDuration(duration)
        return autosave(&state)

      case .renamed(let name):
        state.timer.name = name
        return autosave(&state)

      case .save:
        return save(&state)

      case .saved(let result):
        state.isSaving = false
        switch result {
        case .success(let timer): (state.saved, state.fault) = (timer, nil)
        case .failure(let fault): state.fault = fault
        }
        if state.savesAgain { return save(&state) }
        return state.fault == nil ? autosave(&state) : .none

      case .timer:
        return autosave(&state)
      }
    }
  }

  private func autosave(_ state: inout State) -> Effect<Action> {
    guard state.isEdited, !state.awaitsAutosave, !state.isClosed else { return .none }
    state.awaitsAutosave = true
    return .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(.autosaveDue)
    }
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.savesAgain = state.isSaving
    guard !state.isSaving, !state.isClosed else { return .none }
    guard state.isEdited else {
      state.fault = nil
      return .none
    }
    state.isSaving = true
    return .run { [files, timer = state.timer, file = state.file] send in
      await send(.saved(files.save(timer, in: file)))
    }
  }
}

extension TimerFiles {
  /// Writes a timer to a file.
  fileprivate func save(
    _ timer: LonelyTimer.State, in file: URL
  ) async -> Result<LonelyTimer.State, TimerFileError> {
    do throws(TimerFileError.Fault) {
      try await write(TimerFile.encode(timer), file)
      return .success(timer)
    } catch {
      return .failure(TimerFileError(error, in: file))
    }
  }
}
