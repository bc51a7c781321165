import ComposableHTML
public import Foundation

/// The gestures that a view and its subviews recognize.
public struct GestureMask: OptionSet, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int

  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No gesture: neither the view nor its subviews recognize one.
  public static let none: GestureMask = []
  /// The gesture of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of its subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gestures of the view and of its subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  /// Attaches a gesture to this view. Controls and gestures of its subviews come first.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Without ``GestureMask/gesture``, the gesture is not recognized. Those of subviews
  ///     always are.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    GestureView(
      content: self,
      recognizers: mask.contains(.gesture) ? gesture._recognizers(_GestureObserver()) : [])
  }

  /// Attaches a gesture to this view, as ``gesture(_:including:)`` does: gestures of one view are
  /// always recognized at the same time.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Attaches a gesture to this view, as ``gesture(_:including:)`` does: its priority is ignored.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Adds an action to perform when the user taps this view.
  ///
  /// - Parameters:
  ///   - count: The number of taps that perform the action. Unlike in SwiftUI, there is no time
  ///     limit between them.
  ///   - action: The action to perform.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Adds an action to perform when the user taps this view, with the location of the tap.
  ///
  /// SwiftUI's parameter for the coordinate space is not available: the location is always in the
  /// local one. In a browser, Return and the space bar tap the center of the view.
  ///
  /// - Parameters:
  ///   - count: The number of taps that perform the action. Unlike in SwiftUI, there is no time
  ///     limit between them.
  ///   - action: The action to perform, with the location of the last tap in points from the upper
  ///     left corner of the view.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }

  /// Adds an action to perform when the user presses this view for some time.
  ///
  /// A keyboard cannot do that: offer another way, too.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time of the press, in seconds.
  ///   - maximumDistance: Ignored: a movement by more than 10 points ends the gesture.
  ///   - action: The action to perform.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() })
  }
}

nonisolated extension View {
  /// Adds an action to perform when the user presses this view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time of the press, in seconds.
  ///   - maximumDistance: Ignored: a movement by more than 10 points ends the gesture.
  ///   - action: The action to perform.
  ///   - onPressingChanged: Called with `true` before the action and with `false` after it: a browser does not
  ///     tell the beginning of a press.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance) {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
  }

  /// Adds an action to perform when the user presses this view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time of the press, in seconds.
  ///   - maximumDistance: Ignored: a movement by more than 10 points ends the gesture.
  ///   - pressing: Called with `true` before the action and with `false` after it.
  ///   - action: The action to perform.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

private nonisolated struct GestureView<Content: View>: View {
  let content: Content
  let recognizers: [_GestureRecognizer]
  @State private var memory = MemoryOfRecognizers()
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content, recognizers: [_GestureRecognizer]) {
    self.content = content
    self.recognizers = recognizers
  }

  var body: some View {
    let gestures = gestures
    let view = ElementModifierView(
      element: gestures, handler: handle, content: content
    )
    .needing(gestures.recognizesPinches ? "pinch.js" : nil)
    Lifetime(content: view) {
      GestureLifetime(memory)
    } update: { [memory, isRecognizing = isEnabled && !recognizers.isEmpty] _ in
      if !isRecognizing { memory.cancelAll() }
    }
  }

  private var gestures: GestureContent {
    recognizers.reduce(into: GestureContent()) { $1.configure(&$0) }
  }

  private func handle(_ interaction: Interaction) -> Bool {
    if memory.isPartOfCancelledDrag(interaction) { return true }
    guard isEnabled else { return false }
    var isHandled = false
    for (index, recognizer) in recognizers.enumerated()
    where memory.handle(interaction, at: index, by: recognizer) { isHandled = true }
    return isHandled
  }
}

/// The states of the recognizers of a view.
private final class MemoryOfRecognizers {
  private var recognizers: [Int: (memory: GestureMemory, recognizer: _GestureRecognizer)] = [:]
  /// The start of the drag that was cancelled, until the user ends it.
  private var cancelledStart: CGPoint?

  /// Passes an interaction to the recognizer with an index. Returns true if that handles it.
  func handle(
    _ interaction: Interaction, at index: Int, by recognizer: _GestureRecognizer
  ) -> Bool {
    var memory = recognizers[index]?.memory ?? GestureMemory()
    defer { recognizers[index] = (memory, recognizer) }
    return recognizer.handle(interaction, &memory)
  }

  /// Cancels the gestures that have begun, since their view was disabled, covered
  /// or removed, or its mask has no gesture any more.
  func cancelAll() {
    let cancelled = recognizers.sorted { $0.key < $1.key }.map(\.value)
    recognizers = [:]
    for (memory, recognizer) in cancelled {
      if let drag = memory.drag { cancelledStart = drag.startLocation }
      recognizer.cancel(memory)
    }
  }

  /// Returns true for an interaction of a drag that was cancelled, which has no effect.
  func isPartOfCancelledDrag(_ interaction: Interaction) -> Bool {
    guard let cancelledStart, case .drag(let phase, let start, _) = interaction else {
      return false
    }
    let isPart = start == cancelledStart
    if !isPart || phase != .changed { self.cancelledStart = nil }
    return isPart
  }
}

/// An observer that cancels the gestures of a view that disappears.
private final class GestureLifetime: LifetimeObserver {
  private let memory: MemoryOfRecognizers

  init(_ memory: MemoryOfRecognizers) {
    self.memory = memory
  }

  func appear() {}
  func disappear() { memory.cancelAll() }
}

/// The gestures that an element recognizes.
struct GestureContent: ModifierContent {
  /// True if it recognizes taps.
  var isTappable = false
  /// The distance, in points, after which a movement of a pointer that is pressed is a drag; `nil`
  /// if the element recognizes none.
  var minimumDragDistance: Double?
  /// The time, in seconds, after which a press is a long one; `nil` if the element recognizes none.
  var minimumPressDuration: Double?
  /// True if it recognizes pinches and rotations by two fingers.
  var recognizesPinches = false

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: false)
    layout.traits = .interactive
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if isTappable {
      node.set("data-on", "tapAt")
      node.set("role", "button")
      node.set("tabindex", "0")
    }
    node.set("data-drag", minimumDragDistance.map { cssNumber($0) })
    node.set("data-press", minimumPressDuration.map { cssNumber($0 * 1000) })
    if recognizesPinches { node.set("data-hook", "composable-pinch") }
  }

  // As one that can be tapped, it is a button itself.
  var passesOnAccessibility: Bool { !isTappable }
  var labeling: AccessibilityLabeling { isTappable ? .node : .part }

  var description: String {
    let kinds = [
      isTappable ? "tappable" : nil, minimumDragDistance.map { "draggable \($0)" },
      minimumPressDuration.map { "pressable \($0)" }, recognizesPinches ? "pinchable" : nil,
    ]
    return kinds.compactMap(\.self).joined(separator: " ")
  }
}
