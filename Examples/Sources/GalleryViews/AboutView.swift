import SwiftUI

/// A disclosure group with the description of a case study.
struct AboutView: View {
  let readMe: String
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup("About this case study", isExpanded: $isExpanded) {
      Text(readMe)
    }
  }
}
