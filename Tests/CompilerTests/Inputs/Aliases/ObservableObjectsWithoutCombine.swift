// 'ObservableObject' and '@Published' come with SwiftUI.
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Stepper("\(counter.count)", value: $counter.count)
      .onReceive(counter.$count) { print($0) }
  }
}
