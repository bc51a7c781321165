import ComposableHTML

/// The size of text relative to the default.
public enum DynamicTypeSize: Hashable, Comparable, Sendable, CaseIterable {
  /// Sizes below the default.
  case xSmall, small, medium
  /// The size of a user who has set none.
  case large
  /// Sizes above the default.
  case xLarge, xxLarge, xxxLarge
  /// Sizes for accessibility.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates if the size is one for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The factor for the text styles. The sizes are those of the body style on iOS.
  var scale: Double {
    let points: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
}

nonisolated extension View {
  /// Sets the size of text in this view, compared to the font size that the user sets.
  ///
  /// It scales the text styles, such as `body`. Sizes in points remain.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    DynamicTypeSizeView(content: self) { _ in size }
  }

  /// Limits the size of text in this view to a range.
  ///
  /// The font size that the user sets in a browser is not limited: only a size that an enclosing
  /// view sets is.
  public func dynamicTypeSize<Range: RangeExpression>(
    _ range: Range
  ) -> some View where Range.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return DynamicTypeSizeView(content: self) { size in
      guard let first = sizes.first, let last = sizes.last else { return size }
      return min(max(size, first), last)
    }
  }
}

private nonisolated struct DynamicTypeSizeView<Content: View>: _UnobservedView {
  let content: Content
  let size: (DynamicTypeSize) -> DynamicTypeSize
  @Environment(\.dynamicTypeSize) private var outerSize

  init(content: Content, size: @escaping (DynamicTypeSize) -> DynamicTypeSize) {
    self.content = content
    self.size = size
  }

  var body: some View {
    let size = size(outerSize)
    return content.environment(\.dynamicTypeSize, size)
      .modified(TextScaleContent(scale: size.scale, relativeScale: size.scale / outerSize.scale))
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The size of text that a view sets by ``View/dynamicTypeSize(_:)-(DynamicTypeSize)``. The font
  /// size that the user sets in a browser is not known.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

/// The size of the text styles.
struct TextScaleContent: ModifierContent {
  /// The factor of the default size.
  var scale: Double
  /// The factor of the size in the enclosing element.
  var relativeScale: Double

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "text-scale")
    node.style("--text-scale", "\(scale)")
    node.style("font-size", "\(relativeScale)em")
  }

  var description: String { "textScale \(scale)" }
}
