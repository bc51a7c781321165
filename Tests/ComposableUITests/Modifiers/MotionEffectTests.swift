import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Effects that the scripts and styles of the page show.
@MainActor
@Suite struct MotionEffectTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("contentTransition", modifier: "ContentTransition(transition: (kind: fade))") {
      $0.contentTransition(.opacity)
    }
    Snapshot("sensoryFeedback", modifier: "Feedback(number: 0)") {
      $0.sensoryFeedback(.success, trigger: 1)
    }
    Snapshot("symbolEffectsRemoved", modifier: "SymbolEffectsRemoved(isEnabled)") {
      $0.symbolEffectsRemoved()
    }
    Snapshot("navigationTransition", modifier: "Zoom") { $0.navigationTransition(.automatic) }
  }

  private struct NamespaceReader<Content: View>: View {
    @ViewBuilder let content: (Namespace.ID) -> Content
    @Namespace private var namespace

    init(@ViewBuilder content: @escaping (Namespace.ID) -> Content) { self.content = content }

    var body: some View { content(namespace) }
  }

  /// The contents of a type in a view, from the outermost one.
  private func contents<Content: ElementContent>(
    _ type: Content.Type, in view: ViewDriver
  ) -> [Content] {
    view.rendering.all { $0.is(type) }.compactMap { $0.content.as(type) }
  }

  private func node(_ content: some ModifierContent) -> HTMLNode {
    content.html(in: RenderContext())
  }

  @Test func equalIdentifiersOfANamespaceHaveTheSameKey() {
    let view = ViewDriver {
      NamespaceReader { first in
        NamespaceReader { second in
          Text("a").matchedGeometryEffect(id: 1, in: first)
          Text("b").matchedGeometryEffect(id: 1, in: first, isSource: false)
          Text("c").matchedGeometryEffect(id: "1", in: first)
          Text("d").matchedGeometryEffect(id: 1, in: second)
        }
      }
    }
    let keys = contents(MatchedGeometryContent.self, in: view).map(\.key)
    #expect(keys.count == 4)
    #expect(keys[0] == keys[1])
    #expect(Set(keys).count == 3)
  }

  @Test func thePageKnowsWhatMatchedViewsShare() {
    var content = MatchedGeometryContent(
      key: "1-0-a", properties: .frame, anchor: .center, isSource: true)
    #expect(node(content).value(of: "data-matched") == "1-0-a")
    #expect(node(content).value(of: "data-shared") == nil)
    #expect(node(content).value(of: "data-hook") == nil)
    content.properties = .position
    content.anchor = .topLeading
    content.isSource = false
    #expect(node(content).value(of: "data-shared") == "1")
    #expect(node(content).value(of: "data-anchor") == "0.0 0.0")
    #expect(node(content).value(of: "data-hook") == "composable-matched")
  }

  @Test func aZoomedScreenHasTheKeyOfItsSource() throws {
    let view = ViewDriver {
      NamespaceReader { namespace in
        Text("a").matchedTransitionSource(id: 1, in: namespace) {
          $0.background(.red).shadow(radius: 3).clipShape(RoundedRectangle(cornerRadius: 12))
        }
        Text("b").navigationTransition(.zoom(sourceID: 1, in: namespace))
      }
    }
    let source = try #require(contents(ZoomSourceContent.self, in: view).first)
    #expect(source.cornerRadius == 12)
    #expect(contents(ZoomContent.self, in: view).map(\.source) == [source.key])
  }

  @Test func digitsRollInTheDirectionOfTheValue() {
    let counted = node(ContentTransitionContent(transition: .numericText(value: 3)))
    #expect(counted.value(of: "data-content-transition") == "roll")
    #expect(counted.value(of: "data-number") == "3.0")
    let down = node(ContentTransitionContent(transition: .numericText(countsDown: true)))
    #expect(down.value(of: "data-down") == "")
    #expect(ContentTransition.numericText(value: .nan) == .numericText())
  }

  @Test func onlyTextsWithATransitionTravelWithTheirAnimation() {
    var context = RenderContext()
    ContentTransitionContent(transition: .opacity).update(&context)
    #expect(context.isAnimatedByScript)
    ContentTransitionContent(transition: .identity).update(&context)
    #expect(!context.isAnimatedByScript)
  }

  @Test func feedbackFollowsTheChangesOfItsTrigger() throws {
    struct Saved: View {
      @State var count = 0
      var body: some View {
        Button("Save") { count += 1 }
          .sensoryFeedback(trigger: count) { old, new in new == 2 ? nil : .success }
      }
    }
    let view = ViewDriver { Saved() }
    var feedback: FeedbackContent? { contents(FeedbackContent.self, in: view).first }
    #expect(feedback?.pattern == [])
    try view.button("Save").tap()
    let first = try #require(feedback)
    #expect(first == FeedbackContent(number: 1, pattern: SensoryFeedback.success.pattern))
    #expect(node(first).value(of: "data-value") == "[1, 15, 80, 25]")
    try view.button("Save").tap()
    #expect(feedback == first)
    try view.button("Save").tap()
    #expect(feedback?.number == 2)
  }

  @Test func aConditionDecidesAboutFeedback() throws {
    struct Counted: View {
      @State var count = 0
      var body: some View {
        Button("Add") { count += 1 }
          .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { $0 < $1 }
      }
    }
    let view = ViewDriver { Counted() }
    try view.button("Add").tap()
    #expect(contents(FeedbackContent.self, in: view).map(\.pattern) == [[15]])
    #expect(SensoryFeedback.impact(intensity: .nan) == .impact(intensity: 1))
    #expect(SensoryFeedback.impact(flexibility: .soft, intensity: -1).pattern == [0])
  }

  @Test func eachChangeStartsTheMovementOfAnIconAgain() throws {
    struct Liked: View {
      @State var likes = 0
      var body: some View {
        Button("Like") { likes += 1 }
        Image(systemName: "heart").symbolEffect(.bounce.down, options: .speed(2), value: likes)
      }
    }
    let view = ViewDriver { Liked() }
    var style: String? {
      contents(SymbolEffectContent.self, in: view).first.map { styles($0) }
    }
    #expect(style == "")
    try view.button("Like").tap()
    #expect(
      style == "--symbol-motion:symbol-bounce;--symbol-duration:.3s;--symbol-y:1")
    try view.button("Like").tap()
    #expect(
      style == "--symbol-motion:symbol-bounce-again;--symbol-duration:.3s;--symbol-y:1")
  }

  private func styles(_ content: SymbolEffectContent) -> String {
    node(content).styles.map { "\($0.property.text):\($0.value.text)" }.joined(separator: ";")
  }

  @Test func anActiveMovementIsRepeated() throws {
    let view = ViewDriver {
      Image(systemName: "bell").symbolEffect(.pulse)
      Image(systemName: "bell").symbolEffect(.wiggle.left, options: .repeat(2))
      Image(systemName: "bell").symbolEffect(.rotate, options: .nonRepeating.speed(0.5))
      Image(systemName: "bell").symbolEffect(.breathe.pulse.byLayer, isActive: false)
    }
    #expect(
      contents(SymbolEffectContent.self, in: view).map(styles) == [
        "--symbol-motion:symbol-pulse;--symbol-count:infinite;--symbol-duration:1.2s",
        "--symbol-motion:symbol-wiggle;--symbol-count:2;--symbol-duration:.6s;--symbol-x:-1",
        "--symbol-motion:symbol-rotate;--symbol-duration:2.4s;--symbol-x:1",
        "",
      ])
  }

  @Test func aSpeedThatIsNoneIsReported() {
    var numbers = FiniteNumbers()
    let effect = SymbolEffectContent(
      motion: BounceSymbolEffect().configuration, options: .speed(.nan), isDiscrete: true, runs: 1)
    let finite = effect.finite(&numbers) as? SymbolEffectContent
    #expect(finite?.options.speed == 1)
    let backwards = SymbolEffectContent(
      motion: BounceSymbolEffect().configuration, options: .speed(-1), isDiscrete: true, runs: 1)
    #expect(styles(backwards).contains("--symbol-duration:.6s"))
  }

  @Test func effectsThatAreStatesHaveNoMovement() {
    let view = ViewDriver {
      Image(systemName: "bell").symbolEffect(.scale.up)
      Image(systemName: "bell").symbolEffect(.appear, isActive: false)
      Image(systemName: "bell").symbolEffect(.disappear, isActive: false)
    }
    let classes = contents(SymbolEffectContent.self, in: view).map {
      node($0).value(of: "class")
    }
    #expect(
      classes == [
        "modified pass symbol-large", "modified pass symbol-hidden", "modified pass symbol-shown",
      ])
  }

  @Test func thePageLoadsThePartsThatItsViewsNeed() {
    var environment = EnvironmentValues()
    environment.pagePartAddress = { $0 }
    let view = ViewDriver(environment: environment) {
      NamespaceReader { namespace in
        Text("a").contentTransition(.numericText()).sensoryFeedback(.success, trigger: 1)
        Image(systemName: "bell").symbolEffect(.pulse)
        Text("b").matchedGeometryEffect(id: 1, in: namespace)
      }
    }
    #expect(
      view.rendering.content.as(WindowContent.self)?.parts == [
        "content-transitions.js", "feedback.js", "symbol-effects.css", "matched-geometry.js",
      ])
    let plain = ViewDriver(environment: environment) {
      Text("a").contentTransition(.identity).navigationTransition(.automatic)
    }
    #expect(plain.rendering.content.as(WindowContent.self)?.parts == [])
  }
}
