/// A control for selecting a color.
///
/// ```swift
/// ColorPicker("Background", selection: $background)
/// ```
///
/// The user selects red, green and blue components; the opacity of the selection is kept. A system
/// color is shown as in light appearance.
public nonisolated struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a color picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Ignored: browsers do not edit the opacity.
  ///   - label: The views that describe the purpose of the color.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    ElementView(
      ValueFieldContent(
        kind: .color, value: selection.wrappedValue.hexText, isEnabled: isEnabled),
      handler: { interaction in
        guard isEnabled, case .text(let text) = interaction,
          var color = Color(hexText: text)
        else { return false }
        color.opacity = selection.wrappedValue.opacity
        selection.wrappedValue = color
        return true
      }
    ) {
      label
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Creates a color picker with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Color {
  /// The components as "#rrggbb".
  fileprivate var hexText: String {
    let components = lightComponents
    let number = [components.red, components.green, components.blue].reduce(0) {
      number, component in
      let fraction = component.isFinite ? min(max(component, 0), 1) : 0
      return number << 8 | Int((fraction * 255).rounded())
    }
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// Creates a color from "#rrggbb".
  fileprivate init?(hexText: String) {
    let digits = hexText.dropFirst()
    guard hexText.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    func component(_ shift: Int) -> Double { Double(number >> shift & 0xff) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
