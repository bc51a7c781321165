#if Web
import ComposableUI
import Foundation

/// The exports of the views of a session. It belongs to the actor of the session.
final class SessionExports {
  /// The completions of exports, by their tickets.
  private var completions: [String: (Result<URL, FileTransferError>) -> Void] = [:]
  private var commands: [DownloadCommand] = []

  /// Adds an export, which the browser is asked to fetch.
  func add(
    _ command: DownloadCommand, completion: @escaping (Result<URL, FileTransferError>) -> Void
  ) {
    completions[command.ticket] = completion
    commands.append(command)
  }

  /// Removes an export, and returns its completion.
  func remove(_ ticket: String) -> ((Result<URL, FileTransferError>) -> Void)? {
    commands.removeAll { $0.ticket == ticket }
    return completions.removeValue(forKey: ticket)
  }

  /// Removes and returns the commands for the next message.
  func drain() -> [DownloadCommand] {
    defer { commands = [] }
    return commands
  }
}
#endif
