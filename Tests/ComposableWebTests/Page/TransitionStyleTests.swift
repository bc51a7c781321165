import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

@Suite struct TransitionStyleTests {
  private func css(_ style: TransitionStyle) -> String {
    style.styles.map { "\($0.property.text):\($0.value.text)" }.joined(separator: ";")
  }

  private func both(_ transition: ElementTransition) -> [String] {
    [
      css(.insertion(of: DividerContent(), transition)),
      css(.removal(of: DividerContent(), transition)),
    ]
  }

  @Test func eachTransitionHasItsStyle() {
    #expect(both(.identity) == ["", ""])
    #expect(both(.opacity) == ["opacity:0", "opacity:0"])
    #expect(
      both(.slide) == [
        "transform:translateX(calc(-100% * var(--forward)))",
        "transform:translateX(calc(100% * var(--forward)))",
      ])
    #expect(both(.move(.top))[0] == "transform:translateY(-100%)")
    #expect(both(.move(.bottom))[0] == "transform:translateY(100%)")
    #expect(both(.move(.leading))[1] == "transform:translateX(calc(-100% * var(--forward)))")
    #expect(both(.move(.trailing))[1] == "transform:translateX(calc(100% * var(--forward)))")
    #expect(both(.offset(x: 10, y: -2.5))[0] == "transform:translate(10px,-2.5px)")
    #expect(both(.scale(0, anchor: .center))[0] == "transform:scale(0)")
  }

  @Test func aScaleIsRelativeToItsAnchor() {
    #expect(
      both(.scale(0.5, anchor: .topLeading))[0] == "transform:translate(-25%,-25%) scale(.5)"
    )
    #expect(both(.scale(0, anchor: .bottom))[0] == "transform:translate(0%,50%) scale(0)")
  }

  @Test func combinedTransitionsJoinTheirStyles() {
    #expect(
      both(.combined(.opacity, .scale(0.5, anchor: .center)))[0] == "opacity:0;transform:scale(.5)"
    )
    #expect(
      both(.combined(.scale(0.5, anchor: .center), .move(.top)))[0]
        == "transform:translateY(-100%) scale(.5)"
    )
  }

  @Test func aPushLeavesAtTheOppositeEdge() {
    #expect(
      both(AnyTransition.push(from: .bottom).transition) == [
        "opacity:0;transform:translateY(100%)", "opacity:0;transform:translateY(-100%)",
      ]
    )
    #expect(
      both(AnyTransition.push(from: .leading).transition)[1]
        == "opacity:0;transform:translateX(calc(100% * var(--forward)))"
    )
  }

  @Test func shorthandsMakeTheSameTransitions() {
    #expect(
      AnyTransition.offset(CGSize(width: 1, height: 2)).transition == .offset(x: 1, y: 2)
    )
    #expect(AnyTransition.scale(0.5, anchor: .top).transition == .scale(0.5, anchor: .top))
  }

  @Test func insertionAndRemovalOfAnAsymmetricTransitionDiffer() {
    #expect(
      both(.asymmetric(insertion: .move(.top), removal: .combined(.opacity, .identity)))
        == ["transform:translateY(-100%)", "opacity:0"]
    )
    #expect(
      both(.asymmetric(insertion: .identity, removal: .slide)) == [
        "", "transform:translateX(calc(100% * var(--forward)))",
      ]
    )
  }

  @Test func transitionsOfApplicationsHaveTheStylesOfTheirEffects() {
    let change = EmptyVisualEffect().opacity(0).scaleEffect(0.5, anchor: .topLeading)
      .offset(x: 10).blur(radius: 4)._change
    let styles = both(.change(change))
    #expect(styles[0] == styles[1])
    #expect(styles[0].contains("opacity:0"))
    #expect(
      styles[0].contains(
        "transform:translate(10px,0px) translate(-50%,-50%) scale(.5,.5) translate(50%,50%)"))
    #expect(styles[0].contains("filter:blur(4px)"))
    #expect(both(.combined(.change(change), .slide))[1].contains("translateX"))
  }
}
