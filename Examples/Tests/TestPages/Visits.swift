import ComposableUI

/// A stack and a sheet with addresses.
struct Visits: View {
  @State private var address = PageAddress.root

  private var isPresented: Binding<Bool> {
    Binding {
      address.components.last == "edit"
    } set: {
      if !$0 { show("item") }
    }
  }

  private func show(_ place: String) { address = PageAddress(path: "/\(place)") }

  var body: some View {
    VStack {
      Text("At \(address.path)")
      Button("Open") { show("item") }
      Button("Edit") { show("edit") }
      Button("Close") { show("") }
    }
    .sheet(isPresented: isPresented) {
      VStack {
        Button("Cancel") { show("item") }
        Button("Save") { show("item") }
      }
    }
    .pageAddress($address)
  }
}
