import CaseStudies
import TerminalPrograms

/// A line that says what an action made of the state.
struct StateLine: Equatable {
  /// What of the state is shown.
  struct Shown: Equatable {
    var count = 0
    var fact: String?
    var error: String?
    var isAsking = false
  }

  /// What made the state what it is.
  enum Cause: Equatable {
    /// Nothing: it is shown as it is.
    case none
    case command(Command)
    case answer
  }

  var cause: Cause
  var before: Shown
  var after: Shown

  /// The line as text, without its end.
  func text(_ style: Style) -> String {
    let note = note
    return "\(style(label.padded(to: 8), .label))\(style("\(after.count)".led(to: 5), .number))"
      + (note.map { "   \(style($0.text.printable(), $0.role))" } ?? "")
  }

  private var label: String {
    switch cause {
    case .none: "state"
    case .command(let command): command.rawValue
    case .answer: after.error == nil ? "answer" : "failure"
    }
  }

  private var note: (text: String, role: Style.Role)? {
    if after.isAsking {
      return ("asking for \(before.isAsking ? "another" : "a") fact …", .pending)
    }
    if before.isAsking, cause != .answer {
      return ("the request about \(before.count) is cancelled", .pending)
    }
    if cause == .command(.cancel) { return ("there is no request to cancel", .label) }
    if let error = after.error { return (error, .failure) }
    if let fact = after.fact { return (fact, .result) }
    return nil
  }
}

extension StateLine.Shown {
  /// Reads what is shown, and nothing else, so that nothing else is observed.
  init(_ state: EffectsCancellation.State) {
    self.init(
      count: state.count,
      fact: state.currentFact,
      error: state.errorMessage,
      isAsking: state.isFactRequestInFlight
    )
  }
}
