import ComposableConcurrency
import ComposableCore
import Foundation

/// The texts that the program has copied for the user of a page.
///
/// A page does not read the clipboard of its user without a paste: what is read here is what the page itself has copied.
package final class Clipboard: Sendable {
  private struct Contents {
    var text: String?
    var changeCount = 0
    /// The text that the browser has not received.
    var pending: String?
  }

  private let contents = Lock(Contents())
  private let keepsTexts: Bool
  private let onCopy: @Sendable () -> Void

  /// Creates a clipboard.
  ///
  /// - Parameters:
  ///   - keepsTexts: False to forget all texts.
  ///   - onCopy: Called when a text is copied, which ``drain()`` returns.
  package init(keepsTexts: Bool = true, onCopy: @escaping @Sendable () -> Void = {}) {
    self.keepsTexts = keepsTexts
    self.onCopy = onCopy
  }

  /// The text that was copied last; `nil` if there is none.
  package var text: String? { contents.withLock { $0.text } }

  /// The number of changes.
  var changeCount: Int { contents.withLock { $0.changeCount } }

  /// Copies a text to the clipboard of the user; `nil` forgets the last one, and leaves the clipboard as it is.
  func copy(_ text: String?) {
    guard keepsTexts else { return }
    contents.withLock {
      $0.text = text
      $0.changeCount += 1
      if let text { $0.pending = text }
    }
    if text != nil { onCopy() }
  }

  /// Returns the last text since the last call; `nil` if there is none.
  package func drain() -> String? {
    contents.withLock { contents in
      defer { contents.pending = nil }
      return contents.pending
    }
  }
}

extension DependencyValues {
  /// The clipboard of the user of a page. A renderer sets it.
  package var clipboard: Clipboard {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}

private enum ClipboardKey: DependencyKey {
  // Outside of a page there is no user, and the next caller may act for another one.
  static let liveValue = Clipboard(keepsTexts: false)
  static var testValue: Clipboard { Clipboard() }
}
