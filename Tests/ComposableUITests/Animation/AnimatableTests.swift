import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Values that the server interpolates.
@MainActor
@Suite(.timeLimit(.minutes(1)), .stepClock) struct AnimatableTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("Animatable", is: "Text(runs: [(text: \"3\", traits: (0))])") { Counting(number: 3) }
    Snapshot("Animatable modifier", modifier: "Opacity(opacity: 0.5)") {
      $0.modifier(Fading(amount: 0.5))
    }
    Snapshot("GeometryEffect") {
      Divider().modifier(Shaking(amount: 1))
    } is: {
      """
      Transform(transform: (a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 390.0, ty: 0.0))
        Background(alignment: (horizontal: center, vertical: center))
          Layer
            Divider
          Layer
            Geometry
              ZStack(alignment: (horizontal: center, vertical: center))
      """
    }
    Snapshot(
      "transformEffect",
      modifier: "Transform(transform: (a: 2.0, b: 0.0, c: 0.0, d: 3.0, tx: 0.0, ty: 0.0))"
    ) {
      $0.transformEffect(CGAffineTransform(scaleX: 2, y: 3))
    }
    Snapshot(
      "projectionEffect",
      modifier: "Transform(transform: (a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 4.0, ty: 5.0))"
    ) {
      $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 4, y: 5)))
    }
  }

  private nonisolated struct Counting: View, Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(number.rounded()))") }
  }

  private nonisolated struct Fading: ViewModifier, Animatable {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  private nonisolated struct Shaking: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  private nonisolated struct Pie: Shape {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: width, height: rect.height))
    }
  }

  private let store: StoreOf<Feature>
  private let clock = StepClock.current

  init() {
    store = Store(initialState: Feature.State()) { Feature() }
  }

  private func driver(@ViewBuilder _ content: @escaping () -> some View) -> ViewDriver {
    ViewDriver(size: CGSize(width: 10, height: 20), content)
  }

  /// The texts of a view in the frames of a movement, from its first one.
  private func frames(_ count: Int, of view: ViewDriver) async -> [String] {
    await frames(count) { view.texts.joined() }
  }

  private func frames<Value>(_ count: Int, _ value: () -> Value) async -> [Value] {
    var frames = [value()]
    await clock.sleep()
    for _ in 1..<count {
      await clock.step()
      frames.append(value())
    }
    return frames
  }

  private var tenth: Animation { .linear(duration: 0.1) }

  @Test func aBodyIsEvaluatedForTheValuesOnTheWay() async {
    let view = driver { Counting(number: Double(store.count)) }
    store.send(.count(30), animation: tenth)
    #expect(await frames(4, of: view) == ["0", "10", "20", "30"])
    #expect(clock.wake())
  }

  @Test func valuesOfAConstantSpeedAreExact() async {
    nonisolated struct Whole: View, Animatable {
      var animatableData: Double
      var body: some View { Text(verbatim: "\(animatableData)") }
    }
    let view = driver { Whole(animatableData: Double(store.count)) }
    store.send(.count(30), animation: .linear(duration: 1))
    #expect(await frames(16, of: view).last == "15.0")
  }

  @Test func framesAreAThirtiethOfASecondApart() async {
    let view = driver { Counting(number: Double(store.count)) }
    let start = clock.now
    store.send(.count(30), animation: .linear(duration: 1))
    _ = await frames(31, of: view)
    #expect(view.texts == ["30"])
    let duration = start.duration(to: clock.now)
    #expect(abs(duration / .seconds(1) - 1) < 0.001, "\(duration)")
  }

  @Test func withoutAnAnimationTheNewValueIsShownAtOnce() {
    let view = driver { Counting(number: Double(store.count)) }
    store.send(.count(30))
    #expect(view.texts == ["30"])
    store.send(.count(60), animation: nil)
    #expect(view.texts == ["60"])
  }

  @Test func aTransactionDisablesTheAnimationOfAView() {
    let view = driver { Counting(number: Double(store.count)).animation(tenth, value: store.count) }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { _ = store.send(.count(30)) }
    #expect(view.texts == ["30"])
  }

  @Test func aViewCanRefuseTheAnimationOfAChange() {
    let view = driver { Counting(number: Double(store.count)).animation(nil, value: store.count) }
    store.send(.count(30), animation: tenth)
    #expect(view.texts == ["30"])
  }

  @Test func theModifierAnimationAnimatesAView() async {
    let view = driver { Counting(number: Double(store.count)).animation(tenth, value: store.count) }
    store.send(.count(30))
    #expect(await frames(4, of: view) == ["0", "10", "20", "30"])
  }

  @Test func aChangeDuringAnAnimationStartsFromTheValueThatIsShown() async {
    let view = driver { Counting(number: Double(store.count)) }
    store.send(.count(30), animation: tenth)
    #expect(await frames(3, of: view).last == "20")
    store.send(.count(-10), animation: tenth)
    #expect(await frames(4, of: view) == ["20", "10", "0", "-10"])
  }

  @Test func aChangeWithoutAnimationEndsAMovement() async {
    let view = driver { Counting(number: Double(store.count)) }
    store.send(.count(30), animation: tenth)
    #expect(await frames(2, of: view).last == "10")
    store.send(.count(5))
    #expect(view.texts == ["5"])
    clock.wake()
    #expect(view.texts == ["5"])
  }

  @Test func anotherChangeOfTheViewDoesNotDisturbAMovement() async {
    let view = driver {
      Text(store.name)
      Counting(number: Double(store.count))
    }
    store.send(.count(30), animation: tenth)
    #expect(await frames(2, of: view).count == 2)
    store.send(.name("a"))
    #expect(view.texts == ["a", "10"])
    await clock.step()
    #expect(view.texts == ["a", "20"])
    await clock.step()
    #expect(view.texts == ["a", "30"])
  }

  @Test func aMovementCanBeRepeated() async {
    let view = driver { Counting(number: Double(store.count)) }
    store.send(.count(30), animation: tenth)
    #expect(await frames(4, of: view).last == "30")
    store.send(.count(0), animation: tenth)
    #expect(await frames(4, of: view) == ["30", "20", "10", "0"])
  }

  @Test func aDelayedMovementWaits() async {
    let view = driver { Counting(number: Double(store.count)) }
    store.send(.count(30), animation: tenth.delay(0.1))
    #expect(
      await frames(7, of: view)
        == ["0", "0", "0", "0", "10", "20", "30"])
  }

  @Test func aMovementThatReversesEndsAtItsTarget() async {
    let view = driver { Counting(number: Double(store.count)) }
    store.send(.count(30), animation: tenth.repeatCount(2))
    #expect(
      await frames(7, of: view)
        == ["0", "10", "20", "30", "20", "10", "30"])
  }

  @Test func aViewThatIsRemovedStopsItsFrames() async {
    let view = driver { if !store.isOn { Counting(number: Double(store.count)) } }
    store.send(.count(30), animation: tenth)
    #expect(await frames(2, of: view).last == "10")
    store.send(.set(true))
    #expect(view.texts.isEmpty)
    #expect(!clock.wake())
  }

  @Test func aViewThatAppearsDoesNotMove() {
    let view = driver { if store.isOn { Counting(number: 7) } }
    store.send(.set(true), animation: tenth)
    #expect(view.texts == ["7"])
  }

  @Test func aModifierIsInterpolated() async {
    let view = driver { Text("a").modifier(Fading(amount: store.isOn ? 1 : 0.25)) }
    store.send(.set(true), animation: tenth)
    let opacities = await frames(4) {
      view.modifiers.compactMap {
        ($0.as(OpacityContent.self)?.opacity).map { ($0 * 100).rounded() }
      }
    }
    #expect(opacities == [[25], [50], [75], [100]])
  }

  @Test func anInterpolatedModifierKeepsTheStateOfItsContent() async throws {
    let view = driver {
      CountButton(name: "a").modifier(Fading(amount: store.isOn ? 1 : 0.25))
    }
    try view.button("a 0").tap()
    store.send(.set(true), animation: tenth)
    _ = await frames(3, of: view)
    try view.button("a 1").tap()
    await clock.step()
    #expect(view.description == "opacity 1.0\n  Button \"a 2\"")
  }

  @Test func aGeometryEffectIsInterpolated() async throws {
    let view = driver { Text("a").modifier(Shaking(amount: store.isOn ? 3 : 0)) }
    store.send(.set(true), animation: tenth)
    let offsets = await frames(4) {
      view.modifiers.compactMap { $0.as(TransformContent.self)?.transform.tx.rounded() }
    }
    #expect(offsets == [[0], [10], [20], [30]])
  }

  /// The widths of a shape during a movement, on which nothing else sleeps.
  private func widths(@ViewBuilder _ content: @escaping (Pie) -> some View) async -> [CGFloat] {
    let view = driver { content(Pie(width: store.isOn ? 4 : 1)) }
    store.send(.set(true), animation: tenth)
    return await frames(4) {
      let outlines =
        view.shapes.map(\.outline)
        + view.modifiers.compactMap { $0.as(ClipContent.self)?.outline }
      guard case .path(let path)? = outlines.first else { return -1 }
      return path.boundingRect.width.rounded()
    }
  }

  @Test func aShapeIsInterpolated() async {
    #expect(await widths { $0 } == [1, 2, 3, 4])
  }

  @Test func aFillIsInterpolated() async {
    #expect(await widths { $0.fill(.red) } == [1, 2, 3, 4])
  }

  @Test func aStrokeIsInterpolated() async {
    #expect(await widths { $0.stroke(.red) } == [1, 2, 3, 4])
  }

  @Test func aClipIsInterpolated() async {
    #expect(await widths { Text("a").clipShape($0) } == [1, 2, 3, 4])
  }

  @Test func anOffsetShapeIsInterpolated() async {
    #expect(await widths { $0.offset(x: 1) } == [1, 2, 3, 4])
  }

  @Test func aRotatedShapeIsInterpolated() async {
    #expect(
      await widths { $0.rotation(.degrees(180)).rotation(.zero, anchor: .top) } == [1, 2, 3, 4])
  }

  @Test func aTrimmedShapeIsInterpolated() async {
    #expect(await widths { $0.trim(from: 0, to: 1).fill(.red) } == [1, 2, 3, 4])
  }
}
