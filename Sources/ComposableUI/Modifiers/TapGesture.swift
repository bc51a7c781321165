public import Foundation

extension View {
  /// Does something when the user taps a view.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes. There may be pauses between them.
  ///   - action: What to do.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TappedView(content: self, count: count) { interaction in
      guard interaction == .tap || interaction.place != nil else { return nil }
      return action
    }
  }

  /// Does something when the user taps a view at a place.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes. There may be pauses between them.
  ///   - action: Called with the place of the last one, in points from the view's upper left corner.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TappedView(content: self, count: count) { interaction in
      interaction.place.map { place in { action(place) } }
    }
  }
}

extension Interaction {
  /// Where a tap was; `nil` for what is none, or nowhere.
  fileprivate var place: CGPoint? {
    guard case .tapAt(let place) = self, place.x.isFinite, place.y.isFinite else { return nil }
    return place
  }
}

private struct TappedView<Content: View>: View {
  let content: Content
  let count: Int
  /// What a tap does; `nil` for what is none.
  let action: (Interaction) -> (() -> Void)?
  @State private var taps = Taps()
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content, count: Int, action: @escaping (Interaction) -> (() -> Void)?) {
    self.content = content
    self.count = count
    self.action = action
  }

  var body: some View {
    ElementModifierView(content: .modified(.tappable), handler: handle, inside: content)
  }

  private func handle(_ interaction: Interaction) -> Bool {
    guard isEnabled, let action = action(interaction) else { return false }
    if taps.add(of: count) { action() }
    return true
  }
}

/// How many taps there were.
private final class Taps {
  private var number = 0

  /// Counts one more, and says whether it was the last of so many.
  func add(of count: Int) -> Bool {
    number += 1
    guard number >= count else { return false }
    number = 0
    return true
  }
}
