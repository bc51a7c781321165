import ComposableUI
import Foundation

/// A page whose user chooses its language.
struct Languages: View {
  @State private var language = "en"
  @State private var isOn = true

  var body: some View {
    Form {
      Button("Hebrew") { language = "he" }
      Button("English") { language = "en" }
      Toggle("On", isOn: $isOn)
      Stepper("Steps") {
      } onDecrement: {
      }
      DisclosureGroup("More") { Text("Details") }
    }
    .pageLocale(Locale(identifier: language))
    .pageMetadata(PageMetadata(description: "A page in \(language)."))
    .navigationTitle("Languages")
  }
}
