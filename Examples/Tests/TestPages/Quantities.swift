import ComposableUI

/// A list of 500 rows with fields that have one label, and the sum of what the server knows of them.
struct Quantities: View {
  @State private var quantities = Array(repeating: "0", count: 500)

  var body: some View {
    NavigationStack {
      List {
        Text("Sum \(quantities.compactMap { Int($0) }.reduce(0, +))")
        Section("Rows") {
          ForEach(quantities.indices, id: \.self) { row in
            HStack {
              Text("Row \(row)")
              TextField("Quantity", text: $quantities[row])
            }
          }
        }
      }
      .navigationTitle("Quantities")
    }
  }
}
