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
    let number: Int
    switch base {
    case .named(let name):
      number = name.lightComponents
    case .schemes(let light, _):
      return light.hexText
    case .unknown:
      // Drawn as the accent color.
      number = Color.Name.accentColor.lightComponents
    case .rgb(let red, let green, let blue):
      number = [red, green, blue].reduce(0) { number, component in
        let fraction = component.isFinite ? min(max(component, 0), 1) : 0
        return number << 8 | Int((fraction * 255).rounded())
      }
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

extension Color.Name {
  /// The components in light appearance.
  fileprivate var lightComponents: Int {
    switch self {
    case .black, .clear: 0x000000
    case .white: 0xffffff
    case .primary: 0x1c1c1e
    case .secondary: 0x5f5f66
    case .accentColor: 0x0958c0
    case .red: 0xff3b30
    case .orange: 0xff9500
    case .yellow: 0xffcc00
    case .green: 0x34c759
    case .mint: 0x00c7be
    case .teal: 0x30b0c7
    case .cyan: 0x32ade6
    case .blue: 0x007aff
    case .indigo: 0x5856d6
    case .purple: 0xaf52de
    case .pink: 0xff2d55
    case .brown: 0xa2845e
    case .gray: 0x8e8e93
    case .separator: 0xd8d8d9
    case .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: 0xffffff
    case .secondarySystemBackground, .systemGray6: 0xf2f2f7
    case .systemGroupedBackground: 0xf4f4f7
    case .systemGray2: 0xaeaeb2
    case .systemGray3: 0xc7c7cc
    case .systemGray4: 0xd1d1d6
    case .systemGray5: 0xe5e5ea
    }
  }
}
