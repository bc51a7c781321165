public import ComposableUI
public import Foundation

/// The treatment of labels of an axis that do not fit beside each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// Labels are hidden where there is no space for them.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Labels are hidden where there is no space for them.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// Labels are hidden where there is no space for them.
  public static let truncate = AxisValueLabelCollisionResolution()
  /// Labels are hidden where there is no space for them.
  public static let disabled = AxisValueLabelCollisionResolution()

  /// Labels are hidden where there is no space for them.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution()
  }
}

/// The direction of the label of an axis.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let isVertical: Bool

  /// From the left to the right.
  public static let automatic = AxisValueLabelOrientation(isVertical: false)
  /// From the left to the right.
  public static let horizontal = AxisValueLabelOrientation(isVertical: false)
  /// From the top to the bottom.
  public static let vertical = AxisValueLabelOrientation(isVertical: true)
  /// From the top to the bottom, as ``vertical``.
  public static let verticalReversed = AxisValueLabelOrientation(isVertical: true)
}

/// The label of a value of an axis.
///
/// ```swift
/// AxisMarks(values: .stride(by: .month)) { _ in
///   AxisGridLine()
///   AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
/// }
/// ```
///
/// The distances in points, and alignments other than the anchor, have no effect.
public struct AxisValueLabel: AxisMark {
  /// The part as a chart draws it.
  public let _parts: [_AxisMarkPart]

  private init(
    _ centered: Bool?, _ anchor: UnitPoint?, _ orientation: AxisValueLabelOrientation,
    _ content: ((AxisValue) -> AnyView)?
  ) {
    let label = _AxisLabel(content: content, anchor: anchor, isVertical: orientation.isVertical)
    _parts = [_AxisMarkPart(kind: .label(label), isCentered: centered)]
  }

  /// Creates a label with the value.
  ///
  /// - Parameters:
  ///   - centered: True to put the label into the middle between two values.
  ///   - anchor: The point of the label that is at the value; `nil` for the default.
  ///   - multiLabelAlignment: Ignored.
  ///   - collisionResolution: Ignored.
  ///   - offsetsMarks: Ignored.
  ///   - orientation: The direction of the label.
  ///   - horizontalSpacing: Ignored.
  ///   - verticalSpacing: Ignored.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, orientation, nil)
  }

  /// Creates a label with the value in a format, in the locale and the time zone of the environment.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(centered, anchor, orientation) { value in
      AnyView(value.as(Format.FormatInput.self).map { Text($0, format: format) })
    }
  }

  /// Creates a label with a text in the language of the environment.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, orientation) { _ in AnyView(Text(titleKey)) }
  }

  /// Creates a label with a text.
  public init(
    _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, anchor, orientation) { _ in AnyView(text) }
  }

  /// Creates a label with a text that is shown as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = Text(verbatim: String(title))
    self.init(centered, anchor, orientation) { _ in AnyView(text) }
  }

  /// Creates a label of views.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    let view = AnyView(content())
    self.init(centered, anchor, orientation) { _ in view }
  }
}
