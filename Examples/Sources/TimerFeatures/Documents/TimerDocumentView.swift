public import ComposableArchitecture
public import SwiftUI

/// A document's timer and the fields that edit it.
public struct TimerDocumentView: View {
  @Bindable private var store: StoreOf<SharedTimer>

  /// Creates a view that shows the timer of a store.
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
