import CaseStudies
import ComposableArchitecture
import SwiftUI

struct ThrottlingView: View {
  @Bindable var store: StoreOf<Throttling>

  var body: some View {
    Form {
      Stepper("Level \(store.level)", value: $store.level.sending(\.levelChanged))
      Toggle("Save the latest", isOn: $store.savesLatest.sending(\.latestToggled))
      Text("Level \(store.savedLevel) is saved, after \(store.saves) times.").monospacedDigit()
    }
    .navigationTitle("Throttle")
  }
}
