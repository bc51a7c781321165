/// The size of text relative to the default, of code that was written before ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, Comparable, Sendable, CaseIterable {
  /// Sizes below the default.
  case extraSmall, small, medium
  /// The size of a user who has set none.
  case large
  /// Sizes above the default.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Sizes for accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// More sizes for accessibility.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates if the size is one for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
  /// The size of text that a view sets, as ``dynamicTypeSize``. Set it by `dynamicTypeSize(_:)`.
  public var sizeCategory: ContentSizeCategory {
    get { Self.categories.first { $1 == dynamicTypeSize }?.0 ?? .large }
    set { dynamicTypeSize = Self.categories.first { $0.0 == newValue }?.1 ?? .large }
  }

  private static let categories = Array(zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases))
}
