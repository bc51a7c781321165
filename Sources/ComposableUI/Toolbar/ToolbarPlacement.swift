/// A bar that `toolbar(_:for:)` shows or hides.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Bar { case navigation, tabs }

  private let bar: Bar

  private init(_ bar: Bar) {
    self.bar = bar
  }

  /// The bar of the screen, with the title, the back button and the toolbar.
  public static let automatic = Self(.navigation)
  /// The bar of the screen, with the title, the back button and the toolbar.
  public static let navigationBar = Self(.navigation)
  /// The bar of the screen, as the title bar of a window.
  public static let windowToolbar = Self(.navigation)
  /// The buttons of the tabs that contain the view.
  public static let tabBar = Self(.tabs)
  /// The items at the lower edge. There is no bar without them.
  @available(*, unavailable, message: "Leave the items out in the place of hiding their bar")
  public static let bottomBar = Self(.navigation)
}

extension [ToolbarPlacement] {
  /// True if the bar of the screen is one of the bars, which it is without any.
  var includeBarOfScreen: Bool { isEmpty || contains(.navigationBar) }
}

nonisolated extension View {
  /// Shows or hides bars around the view, as long as it is there.
  ///
  /// ```swift
  /// Player(store: store).toolbar(.hidden, for: .navigationBar, .tabBar)
  /// ```
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the bars. `automatic` leaves it to other views.
  ///   - bars: The bars. Without one, it is the bar of the screen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbar(visibility, bars)
  }

  /// Shows or hides bars around the view, as `toolbar(_:for:)` does.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the bars. `automatic` leaves it to other views.
  ///   - bars: The bars. Without one, it is the bar of the screen.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbar(visibility, bars)
  }

  private func toolbar(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden = visibility == .automatic ? nil : visibility == .hidden
    let (ofScreen, ofTabs) = (
      bars.includeBarOfScreen ? isHidden : nil,
      bars.contains(.tabBar) ? isHidden : nil
    )
    let view = AncestorValueView(value: ofTabs.map(TabBarVisibility.init), content: self)
    return view.screenOption(\.isBarHidden, ofScreen)
  }
}

/// The visibility of the buttons of the tabs around a view.
private struct TabBarVisibility: AncestorValue {
  let isHidden: Bool

  static func set(_ visibility: Self?, from node: _AnyViewNode) {
    node.firstAncestorInPresentation { $0 as? any TabNode }?
      .setHidesBar(visibility?.isHidden, from: node.id)
  }
}
