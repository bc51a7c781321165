public import Foundation

extension View {
  /// Has a view cover so much of what lies behind it, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    modified(.opacity(opacity))
  }

  /// Turns a view, clockwise around a place in it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotation(angle, anchor: anchor))
  }

  /// Shows a view smaller or larger, around a place in it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Shows a view smaller or larger, around a place in it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Shows a view smaller or larger, around a place in it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(.scale(x: Double(x), y: Double(y), anchor: anchor))
  }

  /// Shows a view beside its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(x: Double(x), y: Double(y)))
  }

  /// Shows a view beside its place, in points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shows only what lies in a shape.
  public func clipShape(_ shape: some Shape) -> some View {
    modified(.clip(shape._drawn(with: .hierarchical(1)).outline))
  }

  /// Shows only what lies in a view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(.rect)
  }

  /// Rounds a view's corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(.rect(cornerRadius: radius))
  }

  /// Of no effect: a view takes taps where it is seen.
  public func contentShape(_ shape: some Shape) -> some View { self }
}
