public import Foundation

extension View {
  /// Gives a view a size, in points; `nil` leaves it as it is.
  ///
  /// - Parameters:
  ///   - width: How wide.
  ///   - height: How high.
  ///   - alignment: Where the view lies where it is smaller.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      .frame(
        FrameContent(
          width: width.map(Double.init), height: height.map(Double.init), alignment: alignment
        )
      )
    )
  }

  /// Keeps a view's size within limits, in points; `.infinity` takes all the room there is.
  ///
  /// - Parameters:
  ///   - minWidth: How wide at least.
  ///   - idealWidth: Of no effect.
  ///   - maxWidth: How wide at most.
  ///   - minHeight: How high at least.
  ///   - idealHeight: Of no effect.
  ///   - maxHeight: How high at most.
  ///   - alignment: Where the view lies where it is smaller.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      .frame(
        FrameContent(
          minWidth: minWidth.map(Double.init), maxWidth: maxWidth.map(Double.init),
          minHeight: minHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
          alignment: alignment
        )
      )
    )
  }
}
