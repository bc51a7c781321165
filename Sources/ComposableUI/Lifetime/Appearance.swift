nonisolated extension View {
  /// Adds an action to perform when this view appears.
  ///
  /// It runs once the view is part of the rendering, after the actions of the views that it
  /// contains, and again when the screen of the view is visible again after another one covered it.
  ///
  /// - Parameter action: The action of the latest body; `nil` for none.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    observingAppearance(AppearanceObserver(onAppear: action ?? {}, onDisappear: {}))
  }

  /// Adds an action to perform after this view disappears: it was removed, or another screen covers
  /// its own.
  ///
  /// - Parameter action: The action of the latest body; `nil` for none.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    observingAppearance(AppearanceObserver(onAppear: {}, onDisappear: action ?? {}))
  }

  private func observingAppearance(_ new: AppearanceObserver) -> some View {
    Lifetime(content: self, observer: { new }) { observer in
      (observer as? AppearanceObserver)?.actions = new.actions
    }
  }
}

private final class AppearanceObserver: LifetimeObserver {
  /// The actions of the latest update.
  var actions: (onAppear: () -> Void, onDisappear: () -> Void)

  init(onAppear: @escaping () -> Void, onDisappear: @escaping () -> Void) {
    actions = (onAppear, onDisappear)
  }

  func appear() { actions.onAppear() }
  func disappear() { actions.onDisappear() }
}
