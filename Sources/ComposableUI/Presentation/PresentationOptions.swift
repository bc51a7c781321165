public import Foundation

/// The heights that a sheet can have on a narrow window.
public enum PresentationDetent: Hashable, Sendable {
  /// About half of the window.
  case medium
  /// The window without its upper margin.
  case large
  /// A fraction of the window's height, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)
}

/// The properties of a presentation that its content sets.
struct PresentationOptions: Hashable, Sendable {
  /// True if the user cannot dismiss it, other than with a control in its content.
  var isInteractiveDismissDisabled = false
  /// The height on a narrow window; `nil` for the default of the style.
  var detent: PresentationDetent?
  /// The color scheme; `nil` for that of the window.
  var colorScheme: ColorScheme?
  /// The style behind its content; `nil` for that of the theme.
  var background: ResolvedShapeStyle?
  /// The radius of its corners, in points; `nil` for that of the theme.
  var cornerRadius: Double?
}

nonisolated extension View {
  /// Prevents the user from dismissing the sheet or popover that contains the view, other than with
  /// a control in it: with the Escape key or by a click outside.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    AncestorValueView(
      value: OptionsChange<PresentationOptions>(id: isDisabled) {
        $0.isInteractiveDismissDisabled = $0.isInteractiveDismissDisabled || isDisabled
      },
      content: self
    )
  }

  /// Returns the view unchanged: a sheet is not dragged, and has no indicator.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the style behind the content of the sheet, cover or popover that contains the view.
  public func presentationBackground(_ style: some ShapeStyle) -> some View {
    presentationOption(\.background, style._resolved)
  }

  /// Sets the radius of the corners of the sheet or popover that contains the view.
  ///
  /// - Parameter cornerRadius: The radius, in points; `nil` for the default.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption(\.cornerRadius, cornerRadius.map { Double($0) })
  }

  private func presentationOption<Value: Hashable>(
    _ keyPath: WritableKeyPath<PresentationOptions, Value>, _ value: Value
  ) -> some View {
    AncestorValueView(
      value: OptionsChange<PresentationOptions>(id: value) { $0[keyPath: keyPath] = value },
      content: self)
  }

  /// Sets the heights of the sheet that contains the view, on a narrow window.
  ///
  /// A sheet cannot be dragged in a browser: it has the smallest of the heights, and its content
  /// scrolls. In a wide window a sheet is as high as its content.
  ///
  /// - Parameter detents: The heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation(detent: detents.min { $0.order < $1.order })
  }

  /// Sets the heights of the sheet that contains the view, on a narrow window, and which of them it
  /// has.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The current height. If it is none of the heights, the smallest one is used.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentation(
      detent: detents.contains(selected) ? selected : detents.min { $0.order < $1.order })
  }

  private func presentation(detent: PresentationDetent?) -> some View {
    AncestorValueView(
      value: OptionsChange<PresentationOptions>(id: detent) { $0.detent = detent }, content: self)
  }
}

extension PresentationDetent {
  /// A number that increases with the height on a window of usual size.
  fileprivate var order: Double {
    switch self {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 800
    }
  }
}
