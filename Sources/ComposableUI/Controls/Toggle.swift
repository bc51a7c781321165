/// Switches something on and off.
///
/// ```swift
/// Toggle("Airplane mode", isOn: $isOn)
/// ```
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - isOn: What it switches.
  ///   - label: What stands beside it.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    ElementView(
      .toggle(isOn: isOn.wrappedValue, isEnabled: isEnabled),
      handler: { interaction in
        guard isEnabled, case .bool(let value) = interaction else { return false }
        isOn.wrappedValue = value
        return true
      }
    ) {
      label
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ComposableUI.Label<Text, Image> {
  /// Makes a switch with an icon and a title.
  public init(
    _ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(isOn: isOn) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  /// Makes a switch with an icon and a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(isOn: isOn) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}
