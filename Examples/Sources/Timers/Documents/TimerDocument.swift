public import ComposableArchitecture
public import Foundation

/// A timer that lies in a file.
///
/// ```swift
/// let store = Store(initialState: TimerDocument.State(timer: timer, file: file)) {
///   TimerDocument()
/// }
/// store.send(.renamed("Green tea"))  // A second later it is in the file.
/// ```
///
/// 1. What changes, also by counting, is saved a second later at most, several changes at once.
/// 2. There are never two writes at once: what changes during a write is saved after it.
/// 3. Once it is closed nothing is written any more.
/// 4. A save that fails is told in ``State/fault`` until one succeeds, and the change is kept. The next
///    change, or the user, tries again.
@Reducer
public struct TimerDocument: Sendable {
  /// A timer, and what of it is in the file.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The timer.
    public var timer: LonelyTimer.State
    /// Where the timer lies.
    public let file: URL
    /// What the file holds.
    public internal(set) var saved: LonelyTimer.State
    /// Why the last save failed.
    public internal(set) var fault: TimerFileError?
    /// Whether a write is under way.
    public internal(set) var isSaving = false
    /// Whether a save was asked for during a write.
    var savesAgain = false
    /// Whether an autosave is to come.
    var awaitsAutosave = false
    /// Whether the document is open no longer.
    var isClosed = false

    /// Begins with what a file holds.
    public init(timer: LonelyTimer.State, file: URL) {
      self.timer = timer
      self.file = file
      self.saved = timer
    }

    /// Whether there is something that the file does not hold.
    public var isEdited: Bool { timer != saved }
  }

  /// What the user, the timer, the clock and the disk do.
  public enum Action: Equatable, Sendable {
    /// The first change since the last save is a second old.
    case autosaveDue
    /// The document is open no longer.
    case closed
    /// Gives the timer another duration, unless it counts; a finished one is ready again.
    case durationChanged(Duration)
    /// Gives the timer another name.
    case renamed(String)
    /// Writes what has changed.
    case save
    /// A write has ended.
    case saved(Result<LonelyTimer.State, TimerFileError>)
    /// Something in the timer.
    case timer(LonelyTimer.Action)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.timerFiles) var files

  /// Makes the feature.
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
  /// Writes a timer.
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
