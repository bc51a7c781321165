import ComposableArchitecture
import Foundation
import LonelyTimer
import ManyTimers
import TerminalPrograms
import TimerPrograms

/// Documents at a terminal: a line for each that changes, but for its ticks.
@MainActor
final class Program: TerminalProgram {
  private let files: [String]
  private let documents: TimerDocuments
  private let style: Style
  private let write: (String) -> Void
  /// By their numbers, in order.
  private var windows: [DocumentWindow] = []
  private var lastNumber = 0
  /// What was told since the last command began, and holds: a fault is seen in the state and
  /// thrown, too.
  private var told: [TimerFileError] = []

  /// - Parameters:
  ///   - files: What is opened first.
  ///   - documents: The documents.
  ///   - style: How lines look.
  ///   - write: Shows a line.
  init(
    _ files: [String], in documents: TimerDocuments, style: Style,
    write: @escaping (String) -> Void
  ) {
    self.files = files
    self.documents = documents
    self.style = style
    self.write = write
  }

  func begin() {
    for file in files { open(file) }
  }

  func show() {
    for window in windows { show(window) }
  }

  func perform(_ line: String) async -> Bool {
    told = []
    do {
      return try await perform(Command(line: line))
    } catch let error as CommandParseError {
      write("\(style("?", .failure)) \(error.text)")
    } catch {
      tell(error)
    }
    return true
  }

  func end() async -> Int32 {
    await closeAll()
    return windows.isEmpty ? 0 : 1
  }

  /// Opens a file, and tells what is wrong with it.
  private func open(_ file: String) {
    do {
      add(try documents.open(URL(filePath: file)))
    } catch {
      tell(error)
    }
  }

  private func perform(_ command: Command) async throws -> Bool {
    switch command {
    case .list:
      show()
    case .open(let file):
      open(file)
    case .new(let file):
      let url = URL(filePath: file)
      let name = url.deletingPathExtension().lastPathComponent
      let timer = LonelyTimer.State(name: name, duration: .seconds(60))
      add(try await documents.create(at: url, timer))
    case .timer(let number, let command):
      let window = try window(number)
      let before = window.shown.value
      window.store.send(action(command))
      // A change was shown when it came.
      if window.shown.value == before { show(window) }
    case .save(let number):
      let window = try window(number)
      try await documents.save(window.store)
      write("\(style("saved", .result))  \(window.title(style))")
    case .close(let number):
      try await close(window(number))
    case .discard(let number):
      try await close(window(number), losingChanges: true)
    case .wait:
      for window in windows { await window.isAtWork.until { !$0 } }
    case .quit:
      await closeAll()
      guard windows.isEmpty else {
        throw CommandParseError("not all is saved; 'discard N' closes without that")
      }
      return false
    }
    return true
  }

  private func action(_ command: TimerCommand) -> TimerDocument.Action {
    switch command {
    case .timer(let action): .timer(action)
    case .rename(let name): .renamed(name)
    case .duration(let duration): .durationChanged(duration)
    }
  }

  private func window(_ number: Int) throws(CommandParseError) -> DocumentWindow {
    guard let window = windows.first(where: { $0.number == number }) else {
      throw CommandParseError("there is no timer \(number)")
    }
    return window
  }

  private func add(_ store: StoreOf<TimerDocument>) {
    lastNumber += 1
    let window = DocumentWindow(lastNumber, on: store)
    window.shown.changed = { [weak self, weak window] before, after in
      guard let self, let window else { return }
      if after.fault != before.fault {
        told.removeAll { $0 == before.fault }
        if let fault = after.fault { tell(fault) }
      }
      var before = before
      before.fault = after.fault
      if before != after { show(window) }
    }
    windows.append(window)
    show(window)
  }

  private func close(_ window: DocumentWindow, losingChanges: Bool = false) async throws {
    try await documents.close(window.store, losingChanges: losingChanges)
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    write("\(style("closed", .label))  \(window.title(style))")
  }

  /// Closes what can be saved.
  private func closeAll() async {
    for window in windows {
      do {
        try await close(window)
      } catch {
        tell(error)
      }
    }
  }

  private func show(_ window: DocumentWindow) {
    write(window.text(style))
  }

  private func tell(_ error: any Error) {
    if let error = error as? TimerFileError {
      guard !told.contains(error) else { return }
      told.append(error)
    }
    write("\(style("!", .failure)) \(error.localizedDescription.printable())")
  }
}
