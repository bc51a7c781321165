import ComposableArchitecture
import LonelyTimer
import TerminalPrograms
import TimerPrograms

/// A timer at a terminal: a line for each tick, and for what the user does.
@MainActor
final class Program: TerminalProgram {
  private let store: StoreOf<LonelyTimer>
  private let style: Style
  private let vocabulary: String
  private let write: (String) -> Void
  private let shown: ObservedValue<TimerLine>

  /// - Parameters:
  ///   - store: The feature.
  ///   - style: How lines look.
  ///   - vocabulary: What the user can enter.
  ///   - write: Shows a line.
  init(
    _ store: StoreOf<LonelyTimer>,
    style: Style,
    vocabulary: String,
    write: @escaping (String) -> Void
  ) {
    self.store = store
    self.style = style
    self.vocabulary = vocabulary
    self.write = write
    shown = ObservedValue { TimerLine(store.state) }
    shown.changed = { [weak self] _, _ in self?.show() }
  }

  func show() {
    write(shown.value.text(style))
  }

  func perform(_ command: Command) async -> Bool {
    switch command {
    case .timer(let action):
      let before = shown.value
      store.send(action)
      // A change was shown when it came.
      if shown.value == before { show() }
    case .wait:
      await shown.until { $0.position != .counting }
    case .quit:
      return false
    case .unknown(let text):
      let hint = style("known are: \(vocabulary)", .label)
      write("\(style("?", .failure)) '\(text.printable(limit: 40))' is not known here; \(hint)")
    }
    return true
  }
}
