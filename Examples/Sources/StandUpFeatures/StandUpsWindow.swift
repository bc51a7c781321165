import ComposableArchitecture
public import SwiftUI

/// The application in a window with a store of its own. All windows share the stand-ups.
public struct StandUpsWindow: View {
  /// The screen that a window begins with.
  public enum Start {
    /// The list of all stand-ups.
    case list
    /// A meeting of the first stand-up, if there is one.
    case recording
  }

  @State private var store: StoreOf<AppFeature>

  /// Creates a window.
  ///
  /// - Parameter start: The screen that the window begins with.
  public init(_ start: Start = .list) {
    _store = State(
      wrappedValue: Store(
        initialState: start == .recording ? .recordingFirst : AppFeature.State()
      ) {
        AppFeature()
      }
    )
  }

  public var body: some View { AppView(store: store) }
}
