public import Foundation

nonisolated extension View {
  /// Positions this view in a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width of the frame, in points; `nil` for the width of the view.
  ///   - height: The height of the frame, in points; `nil` for the height of the view.
  ///   - alignment: The alignment of the view in the frame, if the view is smaller.
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

  /// Positions this view in a flexible frame.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width, in points; `nil` for none.
  ///   - idealWidth: Ignored.
  ///   - maxWidth: The maximum width, in points; `.infinity` for all available width, `nil` for
  ///     none.
  ///   - minHeight: The minimum height, in points; `nil` for none.
  ///   - idealHeight: Ignored.
  ///   - maxHeight: The maximum height, in points; `.infinity` for all available height, `nil` for
  ///     none.
  ///   - alignment: The alignment of the view in the frame, if the view is smaller.
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
