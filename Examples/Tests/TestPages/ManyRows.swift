import ComposableUI

/// A page of many rows, of which one or every second one changes at once.
struct ManyRows: View {
  @State private var rows = Array(0..<200)
  @State private var count = 0
  @State private var isPresented = false

  var body: some View {
    VStack {
      HStack {
        Button("Change") { count += 1 }
        Button("Remove every second") {
          withAnimation { rows.removeAll { $0.isMultiple(of: 2) } }
        }
        Button("Present") { isPresented = true }
      }
      VStack {
        ForEach(rows, id: \.self) { row in
          HStack {
            Text("Row \(row)")
            Spacer()
            Text(row == 100 ? "Changed \(count)" : "")
          }
        }
      }
    }
    .sheet(isPresented: $isPresented) { Button("Close") { isPresented = false } }
  }
}
