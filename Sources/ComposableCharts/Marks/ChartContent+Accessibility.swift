public import ComposableUI

// Marks are rows of the table that a screen reader finds in the place of a chart.
nonisolated extension ChartContent {
  /// Sets the name of marks for assistive technologies.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    traits { $0.accessibilityLabel = label }
  }

  /// Sets the name of marks for assistive technologies.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name of marks for assistive technologies.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the value of marks for assistive technologies.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    traits { $0.accessibilityValue = value }
  }

  /// Sets the value of marks for assistive technologies.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of marks for assistive technologies.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Hides marks from assistive technologies, or shows them.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    traits { $0.isAccessibilityHidden = hidden }
  }

  /// Returns the part unchanged: marks are not elements that a test finds by name.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    traits { _ in }
  }
}
