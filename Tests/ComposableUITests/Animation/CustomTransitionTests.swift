import ComposableHTML
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Transitions that an application defines, as renderers know them.
@MainActor
@Suite struct CustomTransitionTests {
  private nonisolated struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 180))
    }
  }

  private nonisolated struct Composed: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      OpacityTransition().apply(
        content: ScaleTransition(0.5).apply(content: content, phase: phase), phase: phase
      )
      .offset(x: phase.value * 10)
    }
  }

  private func change(_ transition: ElementTransition?) -> _VisualChange? {
    if case .change(let change) = transition { change } else { nil }
  }

  private func changes(_ transition: some Transition) -> [_VisualChange?] {
    switch transition._erased.transition {
    case .asymmetric(let insertion, let removal): [change(insertion), change(removal)]
    case let both: [change(both), change(both)]
    }
  }

  @Test func aTransitionHasAChangeForEachPhase() {
    let changes = changes(Twirl())
    #expect(changes.map { $0?.opacity } == [0, 0])
    #expect(changes.first??.transforms == [.rotation(.degrees(-180), anchor: .center)])
    #expect(changes.last??.transforms == [.rotation(.degrees(180), anchor: .center)])
  }

  @Test func aTransitionCanApplyOthers() {
    let scale = _VisualChange.Transform.scale(x: 0.5, y: 0.5, anchor: .center)
    let changes = changes(Composed())
    #expect(changes.map { $0?.opacity } == [0, 0])
    #expect(changes.first??.transforms == [scale, .offset(x: -10, y: 0)])
    #expect(changes.last??.transforms == [scale, .offset(x: 10, y: 0)])
  }

  private func applied(_ transition: some Transition, _ phase: TransitionPhase) -> _VisualChange? {
    let view = ViewDriver { transition.apply(content: Text("a"), phase: phase) }
    return view.modifiers.compactMap { $0.as(VisualEffectContent.self)?.change }.first
  }

  @Test func aTransitionIsAppliedToAView() {
    #expect(applied(Twirl(), .identity) == _VisualChange())
    #expect(applied(Twirl(), .willAppear)?.opacity == 0)
    let asymmetric = AsymmetricTransition(
      insertion: ScaleTransition(2), removal: OpacityTransition())
    #expect(applied(asymmetric, .willAppear)?.transforms.count == 1)
    #expect(applied(asymmetric, .willAppear)?.opacity == 1)
    #expect(applied(asymmetric, .didDisappear)?.opacity == 0)
    let combined = ScaleTransition(2).combined(with: OpacityTransition()).animation(.linear)
    #expect(applied(combined, .didDisappear)?.opacity == 0)
    #expect(applied(combined, .didDisappear)?.transforms.count == 1)
  }

  @Test func transitionsOfTheLibraryHaveTheirOldNames() {
    #expect(OpacityTransition()._erased.transition == .opacity)
    #expect(IdentityTransition()._erased.transition == .identity)
    #expect(SlideTransition()._erased.transition == .slide)
    #expect(MoveTransition(edge: .top)._erased.transition == .move(.top))
    #expect(
      PushTransition(edge: .top)._erased.transition == AnyTransition.push(from: .top).transition)
    let asymmetric = AsymmetricTransition(insertion: .slide, removal: .opacity)
    #expect(asymmetric._erased.transition == .asymmetric(insertion: .slide, removal: .opacity))
    #expect(
      OffsetTransition(CGSize(width: 1, height: 2))._erased.transition == .offset(x: 1, y: 2))
    #expect(ScaleTransition(2)._erased.transition == .scale(2, anchor: .center))
    #expect(changes(BlurReplaceTransition()).first??.filters == ["blur(8px)"])
  }

  @Test func aPairOfModifiersIsATransition() {
    struct Tilt: ViewModifier {
      let degrees: Double
      func body(content: Content) -> some View {
        content.rotationEffect(.degrees(degrees), anchor: .bottom).padding().scaleEffect(2)
      }
    }
    let transition = AnyTransition.modifier(active: Tilt(degrees: 90), identity: Tilt(degrees: 0))
    #expect(
      change(transition.transition)?.transforms
        == [.rotation(.degrees(90), anchor: .bottom), .scale(x: 2, y: 2, anchor: .center)])
  }

  @Test func phasesHaveNumbers() {
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
    #expect(TransitionPhase.identity.isIdentity && !TransitionPhase.didDisappear.isIdentity)
  }

  @Test func effectsAreRelativeToTheirAnchors() {
    let effect = EmptyVisualEffect().scaleEffect(2, anchor: .topLeading)
      .rotationEffect(.degrees(90), anchor: .trailing).offset(x: 1).opacity(0.5).opacity(0.5)
    #expect(effect._change.opacity == 0.25)
    #expect(
      effect._change.transform.text
        == "translate(1px,0px) translate(50%,0%) rotate(90deg) translate(-50%,0%)"
        + " translate(-50%,-50%) scale(2,2) translate(50%,50%)")
    #expect(EmptyVisualEffect()._change.transform.text == "none")
  }
}
