extension View {
  /// Does something when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    appearance(Appearance(appears: action ?? {}, disappears: {}))
  }

  /// Does something when the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    appearance(Appearance(appears: {}, disappears: action ?? {}))
  }

  private func appearance(_ new: Appearance) -> some View {
    Lifetime(content: self, observer: { new }) { observer in
      (observer as? Appearance)?.disappears = new.disappears
    }
  }
}

private final class Appearance: LifetimeObserver {
  let appears: () -> Void
  /// As the view said last.
  var disappears: () -> Void

  init(appears: @escaping () -> Void, disappears: @escaping () -> Void) {
    self.appears = appears
    self.disappears = disappears
  }

  func appear() { appears() }
  func disappear() { disappears() }
}
