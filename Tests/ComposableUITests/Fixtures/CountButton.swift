import ComposableUI

/// A button that shows the number of its taps, after an optional name.
struct CountButton: View {
  private let name: String
  @State private var count = 0

  init(name: String = "") {
    self.name = name
  }

  var body: some View {
    Button(name.isEmpty ? "\(count)" : "\(name) \(count)") { count += 1 }
  }
}
