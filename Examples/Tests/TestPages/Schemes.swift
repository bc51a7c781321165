import ComposableUI

/// A window, a sheet and a view with color schemes of their own, and the size classes of the window.
struct Schemes: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @State private var preferred: ColorScheme?
  @State private var isPresented = false

  var body: some View {
    Form {
      SchemeText(name: "Scheme")
      Text("Size: \(width?.rawValue ?? "?") × \(height?.rawValue ?? "?")")
      Button("Light") { preferred = .light }
      Button("Dark") { preferred = .dark }
      Button("System") { preferred = nil }
      Button("Present") { isPresented = true }
      SchemeText(name: "Inner").padding().background(.background).colorScheme(.dark)
    }
    .navigationTitle("Schemes")
    .preferredColorScheme(preferred)
    .sheet(isPresented: $isPresented) {
      NavigationStack {
        SchemeText(name: "Sheet").navigationTitle("Sheet").preferredColorScheme(.dark)
      }
    }
  }
}

private struct SchemeText: View {
  let name: String
  @Environment(\.colorScheme) private var colorScheme

  init(name: String) { self.name = name }

  var body: some View { Text("\(name): \(colorScheme == .dark ? "dark" : "light")") }
}
