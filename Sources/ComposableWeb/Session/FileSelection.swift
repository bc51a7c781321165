@_spi(Renderer) import ComposableUI
import Foundation

/// A choice of files in the browser, whose contents the browser sends when it is asked for them.
enum FileSelection: Equatable, Sendable {
  /// Files, and where they were dropped.
  case files([SelectedFile], at: CGPoint)
  /// The user has cancelled.
  case cancelled
  /// The browser can't send the files.
  case interrupted
}

extension FileSelection {
  /// Decodes the value of an event: `[x, y, [name, size, type], …]`, or the reason for which there are
  /// no files.
  init?(_ value: JSONValue) {
    switch value {
    case .string("cancelled"): self = .cancelled
    case .string("interrupted"): self = .interrupted
    case .array(let values):
      guard values.count > 2, case .number(let x) = values[0], case .number(let y) = values[1],
        x.magnitude <= 1_000_000, y.magnitude <= 1_000_000
      else { return nil }
      var files: [SelectedFile] = []
      for value in values.dropFirst(2) {
        guard case .array(let parts) = value, parts.count == 3, let name = parts[0].string,
          let size = parts[1].int, size >= 0, let type = parts[2].string
        else { return nil }
        files.append(SelectedFile(name: name, size: size, mimeType: type))
      }
      self = .files(files, at: CGPoint(x: x, y: y))
    default: return nil
    }
  }
}
