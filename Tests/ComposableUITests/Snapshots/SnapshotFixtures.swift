import ComposableUI
import Foundation

/// The types that snapshots use.
enum SnapshotFixtures {
  struct Framed: ViewModifier {
    let width: CGFloat

    func body(content: Content) -> some View { content.frame(width: width) }
  }

  struct Shift: GeometryEffect {
    let x: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  struct Outlined: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.border(.red)
    }
  }

  struct FocusedField: View {
    @FocusState private var isFocused: Bool

    var body: some View { TextField("Title", text: .constant("")).focused($isFocused) }
  }

  struct FocusScopeField: View {
    @Namespace private var namespace

    var body: some View {
      TextField("Title", text: .constant(""))
        .prefersDefaultFocus(in: namespace)
        .focusScope(namespace)
    }
  }

  struct BoundField: View {
    @State private var model = true
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Title", text: .constant("")).focused($isFocused).bind($model, to: $isFocused)
    }
  }

  struct Row: Identifiable {
    let id: Int
  }

  @Observable final class Model {
    let name = "model"
  }

  struct EnvironmentText: View {
    @Environment(\.headerProminence) private var prominence

    var body: some View { Text(prominence == .increased ? "increased" : "standard") }
  }

  struct ObjectText: View {
    @Environment(Model.self) private var model

    var body: some View { Text(model.name) }
  }

  final class PublishingModel: ObservableObject {
    @Published var name = "model"
  }

  struct EnvironmentObjectText: View {
    @EnvironmentObject private var model: PublishingModel

    var body: some View { Text(model.name) }
  }

  enum SumKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}
