public import Foundation

/// The contrast of colors.
public enum ColorSchemeContrast: Hashable, Sendable {
  /// The usual one, and a higher one.
  case standard, increased
}

/// The weight of letters that a user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual one, and bold.
  case regular, bold
}

/// The activity of the window that a control is in.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  /// That of the window which has the focus, that of another one, and that of none.
  case key, active, inactive
}

// Properties of the user's device that a page is not told have SwiftUI's defaults. The page itself obeys reduced motion,
// reduced transparency and a higher contrast: it has styles for them.
extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 2 }
  }

  private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { .regular }
  }

  /// The number of pixels for a point: 2. A browser chooses among pictures by itself.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// False. A page obeys a user who prefers less motion by itself.
  public var accessibilityReduceMotion: Bool { false }

  /// False. A page obeys a user who prefers less transparency by itself.
  public var accessibilityReduceTransparency: Bool { false }

  /// False: the page is not told.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// False. A page obeys a user who inverts colors by itself.
  public var accessibilityInvertColors: Bool { false }

  /// False: the page is not told.
  public var accessibilityShowButtonShapes: Bool { false }

  /// False: a page is not told of assistive technologies.
  public var accessibilityEnabled: Bool { false }

  /// False: a page is not told of assistive technologies.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// False: a page is not told of assistive technologies.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// The usual contrast. A page obeys a user who prefers a higher one by itself.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The usual weight.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The activity of a window that has the focus.
  public var controlActiveState: ControlActiveState { .key }

  /// False: a page is as bright as its device.
  public var isLuminanceReduced: Bool { false }
}
