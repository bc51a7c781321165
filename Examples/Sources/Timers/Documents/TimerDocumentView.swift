public import ComposableArchitecture
public import SwiftUI

/// A timer that has a window to itself, with what can be changed about it.
public struct TimerDocumentView: View {
  @Bindable private var store: StoreOf<SharedTimer>

  /// Shows the timer of a store.
  public init(store: StoreOf<SharedTimer>) {
    self.store = store
  }

  public var body: some View {
    let timer = store.scope(state: \.timer, action: \.view)
    Form {
      Section {
        LonelyTimerView(store: timer)
      }
      Section("Edit") {
        TextField("Name", text: $store.timer.name.sending(\.renamed))
        HStack(spacing: 8) {
          Text("Duration")
          Spacer()
          DurationFields(timer: timer) { store.send(.durationChanged($0)) }
        }
      }
    }
  }
}
