import ComposableUI
import Foundation

extension PageAddress {
  /// Returns true if a decoded component of a path may come from a client: it is not empty, has no
  /// control characters, and is neither `.` nor `..`, also for a reader that decodes it once more.
  static func isComponent(_ text: String) -> Bool {
    !text.isEmpty && text.split { "/\\".contains($0) }.allSatisfy { $0 != "." && $0 != ".." }
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
