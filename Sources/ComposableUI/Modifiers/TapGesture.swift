public import Foundation

extension View {
  /// Adds an action to perform when the user taps this view.
  ///
  /// - Parameters:
  ///   - count: The number of taps that perform the action. Unlike in SwiftUI, there is no time
  ///     limit between them.
  ///   - action: The action to perform.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapGestureView(content: self, count: count) { interaction in
      guard interaction == .tap || interaction.location != nil else { return nil }
      return action
    }
  }

  /// Adds an action to perform when the user taps this view, with the location of the tap.
  ///
  /// SwiftUI's parameter for the coordinate space is not available: the location is always in the
  /// local one. In a browser, Return and the space bar tap the center of the view.
  ///
  /// - Parameters:
  ///   - count: The number of taps that perform the action. Unlike in SwiftUI, there is no time
  ///     limit between them.
  ///   - action: The action to perform, with the location of the last tap in points from the upper
  ///     left corner of the view.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TapGestureView(content: self, count: count) { interaction in
      interaction.location.map { location in { action(location) } }
    }
  }
}

extension Interaction {
  /// The location of a tap, or `nil` for other interactions and for locations that are not finite.
  fileprivate var location: CGPoint? {
    guard case .tapAt(let location) = self, location.x.isFinite, location.y.isFinite else {
      return nil
    }
    return location
  }
}

private struct TapGestureView<Content: View>: View {
  let content: Content
  let count: Int
  /// Returns the closure to run for an interaction, or `nil` if it is not a tap.
  let action: (Interaction) -> (() -> Void)?
  @State private var tapCounter = TapCounter()
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content, count: Int, action: @escaping (Interaction) -> (() -> Void)?) {
    self.content = content
    self.count = count
    self.action = action
  }

  var body: some View {
    ElementModifierView(element: .modified(.tappable), handler: handle, content: content)
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard isEnabled, let action = action(interaction) else { return false }
    if tapCounter.recordTap(of: count) { action() }
    return true
  }
}

/// The number of taps since the last action.
private final class TapCounter {
  private var recorded = 0

  /// Counts a tap. Returns true if it completes the required number.
  func recordTap(of count: Int) -> Bool {
    recorded += 1
    guard recorded >= count else { return false }
    recorded = 0
    return true
  }
}
