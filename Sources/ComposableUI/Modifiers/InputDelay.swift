import ComposableHTML

nonisolated extension View {
  /// Makes the fields and sliders in this view report a change after a time without another one.
  ///
  /// Use this where each change starts work, such as a search. The user sees the text at once. The
  /// change is reported earlier if the user leaves the field, submits it or uses another control, so
  /// the order of events is kept.
  ///
  /// ```swift
  /// TextField("Search", text: $store.query)
  ///   .debounced(for: .milliseconds(300))
  /// ```
  ///
  /// Unlike the operator `debounce` of an effect, it also saves the messages. Without it, a field
  /// reports its newest text when the server has answered the one before.
  ///
  /// - Parameter duration: The time without a change; zero for none, also in a view that is
  ///   debounced.
  public func debounced(for duration: Duration) -> some View {
    modified(InputDelayContent.debounce(max(.zero, duration)))
  }

  /// Makes the fields and sliders in this view report changes not more often than in an interval.
  ///
  /// The first change is reported at once, and the last one always.
  ///
  /// ```swift
  /// Slider(value: $store.volume)
  ///   .throttled(for: .milliseconds(100))
  /// ```
  ///
  /// - Parameter interval: The minimum time between two reports; zero for none, also in a view that is
  ///   throttled.
  public func throttled(for interval: Duration) -> some View {
    modified(interval > .zero ? InputDelayContent.throttle(interval) : .debounce(.zero))
  }
}

/// The time at which the inputs in an element report their changes.
enum InputDelayContent: ModifierContent {
  /// After a time without another change; zero for each change.
  case debounce(Duration)
  /// At once, and then not more often than in an interval.
  case throttle(Duration)

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    switch self {
    case .debounce(let duration): node.set("data-debounce", duration.milliseconds)
    case .throttle(let duration): node.set("data-throttle", duration.milliseconds)
    }
  }

  var description: String {
    switch self {
    case .debounce(.zero): "input not delayed"
    case .debounce(let duration): "debounced \(duration)"
    case .throttle(let duration): "throttled \(duration)"
    }
  }
}

extension Duration {
  /// The number of milliseconds, for scripts.
  fileprivate var milliseconds: String { cssNumber(self / .milliseconds(1)) }
}
