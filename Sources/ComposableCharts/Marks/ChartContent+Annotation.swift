public import ComposableUI
public import Foundation

/// The place of an annotation beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Place: String, Hashable, Sendable {
    case overlay, top, bottom, leading, trailing
    case topLeading = "top-leading"
    case topTrailing = "top-trailing"
    case bottomLeading = "bottom-leading"
    case bottomTrailing = "bottom-trailing"
  }

  let place: Place

  /// Above the mark.
  public static let automatic = AnnotationPosition(place: .top)
  /// In front of the mark.
  public static let overlay = AnnotationPosition(place: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(place: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(place: .bottom)
  /// Left of the mark.
  public static let leading = AnnotationPosition(place: .leading)
  /// Right of the mark.
  public static let trailing = AnnotationPosition(place: .trailing)
  /// Above the mark, at its left.
  public static let topLeading = AnnotationPosition(place: .topLeading)
  /// Above the mark, at its right.
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  /// Below the mark, at its left.
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  /// Below the mark, at its right.
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// The treatment of annotations that do not fit into the plot area. Here they are never moved or hidden.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment on one axis.
  public struct Strategy: Hashable, Sendable {
    /// The usual treatment.
    public static let automatic = Strategy()
    /// The annotation stays where it is.
    public static let disabled = Strategy()
    /// The annotation is moved into the chart.
    public static let fit = Strategy()
    /// The annotation is moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// The plot area becomes smaller.
    public static let padScale = Strategy()
  }

  /// A part of a chart.
  public struct Boundary: Hashable, Sendable {
    /// The usual part.
    public static let automatic = Boundary()
    /// The whole chart.
    public static let chart = Boundary()
    /// The plot area.
    public static let plot = Boundary()
  }

  /// The usual treatment.
  public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)

  /// Creates a treatment.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// The mark of an annotation, as its content sees it.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points, which only the browser knows: always zero.
  public let targetSize = CGSize.zero
}

nonisolated extension ChartContent {
  /// Adds views at each mark.
  ///
  /// ```swift
  /// BarMark(x: .value("Product", sale.name), y: .value("Sales", sale.count))
  ///   .annotation(position: .top) { Text("\(sale.count)").font(.caption) }
  /// ```
  ///
  /// - Parameters:
  ///   - position: The place of the views.
  ///   - alignment: The alignment of the views with the mark.
  ///   - spacing: The distance from the mark, in points.
  ///   - content: The views.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: Double(spacing ?? 4),
      content: AnyView(content()))
    return traits { $0.annotations.append(annotation) }
  }

  /// Adds views at each mark.
  ///
  /// - Parameters:
  ///   - position: The place of the views.
  ///   - alignment: The alignment of the views with the mark.
  ///   - spacing: The distance from the mark, in points.
  ///   - overflowResolution: Ignored.
  ///   - content: The views.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds views at each mark.
  ///
  /// - Parameters:
  ///   - position: The place of the views.
  ///   - alignment: The alignment of the views with the mark.
  ///   - spacing: The distance from the mark, in points.
  ///   - overflowResolution: Ignored.
  ///   - content: Returns the views.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: (AnnotationContext) -> some View
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) {
      content(AnnotationContext())
    }
  }
}
