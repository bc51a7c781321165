public import ComposableUI
import Foundation

/// The values at which the scrolling of a chart ends. Here it ends where the user stops.
public struct ValueAlignedChartScrollTargetBehavior: Hashable, Sendable {
  /// Creates the behavior.
  public init() {}
}

extension ValueAlignedChartScrollTargetBehavior {
  /// Scrolling ends at multiples of a number.
  public static func valueAligned(
    unit: Double, majorAlignment: MajorValueAlignment<Double>? = nil
  ) -> Self {
    Self()
  }

  /// Scrolling ends at dates with some components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
  ) -> Self {
    Self()
  }

  /// The values at which a fast scrolling ends.
  public struct MajorValueAlignment<Value>: Sendable {
    /// Pages of the visible part.
    public static var page: Self { Self() }
    /// Multiples of a number.
    public static func unit(_ unit: Double) -> Self { Self() }
    /// Dates with some components.
    public static func matching(_ components: DateComponents) -> Self { Self() }
  }
}

nonisolated extension View {
  /// Lets charts scroll. In a browser, they scroll horizontally.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions { $0.scroll.isScrollable = axes.contains(.horizontal) }
  }

  /// Sets the length of the part of the x axis that a user sees of a chart that scrolls, such as the seconds of
  /// a week.
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    chartOptions { $0.scroll.visibleLength = length.datum.number }
  }

  /// Returns the view unchanged: charts scroll horizontally only.
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    chartOptions { _ in }
  }

  /// Returns the view unchanged: charts begin at the start of their x axis.
  public func chartScrollPosition(initialX: some Plottable) -> some View { chartOptions { _ in } }

  /// Returns the view unchanged: charts begin at the start of their x axis, and do not report how far they are
  /// scrolled.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
    chartOptions { _ in }
  }

  /// Returns the view unchanged: scrolling ends where the user stops.
  public func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> some View {
    chartOptions { _ in }
  }
}
