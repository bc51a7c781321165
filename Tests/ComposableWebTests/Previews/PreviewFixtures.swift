import ComposableCore
import ComposableUI

// Previews of several kinds, as applications have them.

struct PreviewedCounter: View {
  var count = 0
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale

  var body: some View {
    Text(verbatim: "\(count) \(colorScheme) \(layoutDirection) \(typeSize)")
    Text(verbatim: locale.identifier(.bcp47))
  }
}

#Preview { PreviewedCounter() }

#Preview("From three", traits: .fixedLayout(width: 200, height: 100)) {
  PreviewedCounter(count: 3)
}

#Preview("With a value of its own") {
  @Previewable @State var count = 1
  Button("Increment \(count)") { count += 1 }
}

#Preview("With a dependency", traits: .dependency(\.previewedName, "Blob")) {
  PreviewedName()
}

struct PreviewedCounter_Previews: PreviewProvider {
  static var previews: some View {
    PreviewedCounter(count: 1)
    PreviewedCounter(count: 2)
  }
}

private enum PreviewFolder {
  fileprivate struct Nested_Previews: PreviewProvider {
    static var previews: some View { Text("Nested") }
  }
}

struct GenericPreviews<Value>: PreviewProvider {
  static var previews: some View { Text("Generic") }
}

/// A view with a dependency.
struct PreviewedName: View {
  @Dependency(\.previewedName) private var name

  var body: some View { Text(verbatim: name) }
}

extension DependencyValues {
  @DependencyEntry var previewedName = "unknown"
}
