import SwiftUI

/// What a case study is about, to be unfolded above it.
struct AboutView: View {
  let readMe: String
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup("About this case study", isExpanded: $isExpanded) {
      Text(readMe)
    }
  }
}
