import ComposableUI
import Foundation

extension PageAddress {
  /// Returns true if a decoded component of a path may come from a client: it is not empty, is neither
  /// `.` nor `..`, and has no control characters.
  static func isComponent(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".."
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
