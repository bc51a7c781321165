import ComposableUI
import Foundation

/// A link that the browser opens, and links that the view handles.
struct Links: View {
  @State private var handled = "None"

  var body: some View {
    VStack {
      Text(handled)
      if let site = URL(string: "http://site.test/"), let item = URL(string: "item:1") {
        Link("Plain", destination: site)
        VStack {
          Link("Item", destination: item)
          Link("Site", destination: site)
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            guard url == item else { return .systemAction }
            handled = url.absoluteString
            return .handled
          }
        )
      }
    }
  }
}
