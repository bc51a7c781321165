import ArgumentParser
import ComposableArchitecture
import Foundation
import TimerFeatures

struct DocumentsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "documents",
    abstract: "Timers in files.",
    discussion: """
      Changes are saved after a second, and before the program ends. The command 'discard' closes a \
      timer without saving it.
      """
  )

  @Argument(help: "Files to open.")
  var files: [String] = []

  func run() async {
    await Runner(DocumentsProgram(files)).run()
  }
}

/// Documents in windows. The number of a window is assigned when it opens.
@MainActor
private final class DocumentsProgram: Program {
  let removal = "closed"
  let commands = "\(TimerChange.commands), open FILE, new FILE, save N, close N, discard N"
  private let documents = TimerDocuments()
  private var windows: [(number: Int, store: StoreOf<TimerDocument>)] = []
  private var lastNumber = 0

  init(_ files: [String]) {
    for file in files {
      do { try open(file) } catch { Console.print("Error: \(error)") }
    }
  }

  var rows: [Row] {
    windows.map { number, store in
      let file = store.file.lastPathComponent.prefix(40)
      let status =
        if store.fault != nil { "  not saved: try 'save \(number)'" } else {
          store.isEdited ? "  edited" : ""
        }
      return Row(
        id: "\(number)", number: number, line: "\(number)  \(file)  \(store.timer.line)\(status)",
        summary: store.timer.summary + ["\(store.fault != nil)"]
      )
    }
  }

  var isBusy: Bool {
    windows.contains { _, store in
      store.timer.position == .counting || (store.isEdited && store.fault == nil)
    }
  }

  func perform(_ command: Command) async throws -> Bool {
    switch command.name {
    case "open" where !command.argument.isEmpty:
      try open(command.argument)
    case "new" where !command.argument.isEmpty:
      let file = URL(filePath: command.argument)
      let name = file.deletingPathExtension().lastPathComponent
      let timer = LonelyTimer.State(name: name, duration: .seconds(60))
      add(try await documents.create(at: file, timer))
    case "save" where command.text.isEmpty:
      try await documents.save(store(command))
    case "close" where command.text.isEmpty:
      try await close(store(command), command.number)
    case "discard" where command.text.isEmpty:
      try await close(store(command), command.number, losingChanges: true)
    default:
      guard let change = try TimerChange(command) else { return false }
      let store = try store(command)
      switch change {
      case .action(let action): store.send(.timer(action))
      case .duration(let duration): store.send(.durationChanged(duration))
      case .name(let name): store.send(.renamed(name))
      }
    }
    return true
  }

  func close() async -> Bool {
    for (number, store) in windows {
      do { try await close(store, number) } catch { Console.print("Error: \(error)") }
    }
    return windows.isEmpty
  }

  private func close(
    _ store: StoreOf<TimerDocument>, _ number: Int?, losingChanges: Bool = false
  ) async throws(TimerFileError) {
    try await documents.close(store, losingChanges: losingChanges)
    windows.removeAll { $0.number == number }
  }

  private func open(_ file: String) throws(TimerFileError) {
    add(try documents.open(URL(filePath: file)))
  }

  private func add(_ store: StoreOf<TimerDocument>) {
    lastNumber += 1
    windows.append((lastNumber, store))
  }

  private func store(_ command: Command) throws(CommandError) -> StoreOf<TimerDocument> {
    guard let window = windows.first(where: { $0.number == command.number }) else {
      throw CommandError.noTimer(command)
    }
    return window.store
  }
}
