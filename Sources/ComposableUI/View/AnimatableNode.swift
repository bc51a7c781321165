import ComposableCore
import Transactions

/// The number of values a second that a server computes during an animation.
let framesPerSecond = 30.0

/// The node of an ``Animatable`` view: shows the values on the way to the newest one, frame by frame.
final class AnimatableNode<Content: View & Animatable>: _ViewNode<Content>, BodyEvaluating {
  /// A movement between two values.
  private struct Movement {
    let start: Content.AnimatableData
    let animation: Animation
    /// The number of frames since the start.
    var frame = 0

    /// The time since the start, in seconds.
    var elapsed: Double { Double(frame) / framesPerSecond }
  }

  /// The view with the newest value.
  private var view: Content
  private var shown: Content.AnimatableData
  private var movement: Movement?
  private var frames: Task<Void, Never>?
  private var node: _ViewNode<Content>?
  private(set) var evaluatedStep = 0

  init(_ view: Content, in context: _Context) {
    self.view = view
    shown = view.vector
    super.init(in: context)
    node = ObservingBodyNode(view, in: childContext)
    graph.add(self)
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }

  override func update(_ view: Content) {
    let target = view.vector
    if target != self.view.vector {
      let animation = transaction.animation
      movement = animation.map { Movement(start: shown, animation: $0) }
      startFrames()
    }
    self.view = view
    showFrame()
  }

  func reevaluate() {
    evaluatedStep = graph.step
    showFrame()
  }

  private func showFrame() {
    let target = view.vector
    if let movement, movement.elapsed < movement.animation.totalDuration {
      shown = movement.start.interpolated(
        to: target, by: movement.animation.progress(at: movement.elapsed))
    } else {
      movement = nil
      shown = target
    }
    node?.update(shown == target ? view : view.with(shown), environment)
  }

  /// Starts the frames of a movement that a user sees. Without an actor, there is none.
  private func startFrames() {
    guard movement != nil, frames == nil, isVisible else { return }
    let action = IsolatedAction { [weak self] in
      @Dependency(\.continuousClock) var clock
      repeat {
        do { try await clock.sleep(for: .seconds(1 / framesPerSecond)) } catch { return }
      } while self?.advance() == true
    }
    // Frames are not animated themselves.
    frames = withTransaction(Transaction()) { action.start() }
    if frames == nil { movement = nil }
  }

  /// Requests the next frame. Returns false after the last one.
  private func advance() -> Bool {
    guard isMounted, isVisible, movement != nil else {
      frames = nil
      return false
    }
    movement?.frame += 1
    graph.invalidationQueue.enqueue(id, isState: false)
    return true
  }

  override func visibilityChanged(to isVisible: Bool) {
    super.visibilityChanged(to: isVisible)
    if isVisible { startFrames() }
  }

  override func willUnmount() {
    frames?.cancel()
    graph.remove(self)
  }
}

nonisolated extension View where Self: Animatable {
  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    AnimatableData.self == EmptyAnimatableData.self
      ? ObservingBodyNode(view, in: context) : AnimatableNode(view, in: context)
  }
}

nonisolated extension _UnobservedView where Self: Animatable {
  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    AnimatableData.self == EmptyAnimatableData.self
      ? BodyNode(view, in: context) : AnimatableNode(view, in: context)
  }
}
