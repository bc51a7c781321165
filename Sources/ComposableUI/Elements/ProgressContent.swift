/// The content of a progress view or a gauge.
@_spi(Renderer) public struct ProgressContent: Equatable, Sendable {
  /// The fraction, from 0 to 1; `nil` if it is indeterminate.
  public var fraction: Double?
  /// The appearance.
  public var style = Style.automatic
  /// True for a measured value, false for the progress of a task.
  public var isGauge = false

  /// The appearance of progress.
  public enum Style: Equatable, Sendable {
    /// A bar, or a spinner if it is indeterminate.
    case automatic
    /// A ring, or a spinner if it is indeterminate.
    case circular
    /// A bar.
    case linear
  }
}
