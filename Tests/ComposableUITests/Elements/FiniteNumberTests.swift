import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// Numbers that are not finite.
@MainActor
@Suite struct FiniteNumberTests {
  /// The description of a view, whose number is reported.
  private func reported(
    _ kind: String, @ViewBuilder _ view: @escaping () -> some View,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> String {
    var description = ""
    withKnownIssue(sourceLocation: sourceLocation) {
      description = ViewDriver(view).description
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("not finite") && $0.rawValue.contains(kind) }
    }
    return description
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func modifiersLeaveOutNumbersThatAreNotFinite(_ number: CGFloat) {
    let text = Text("a")
    #expect(reported("opacity") { text.opacity(number) } == #"opacity 1.0 "a""#)
    #expect(reported("frame") { text.frame(width: number) } == #"frame "a""#)
    #expect(
      reported("frame") { text.frame(minHeight: number, maxHeight: 2) }
        == #"frame maxHeight 2.0 "a""#)
    #expect(reported("padding") { text.padding(number) } == #"padding 0.0 "a""#)
    #expect(reported("offset") { text.offset(x: number, y: 1) } == #"offset 0.0 1.0 "a""#)
    #expect(reported("scale") { text.scaleEffect(number) } == #"scale 1.0 1.0 "a""#)
    #expect(
      reported("rotation") { text.rotationEffect(.degrees(number)) } == #"rotation 0.0 "a""#)
  }

  @Test func effectsLeaveOutNumbersThatAreNotFinite() {
    let text = Text("a")
    #expect(reported("blur") { text.blur(radius: .nan) } == #"blur 0.0 "a""#)
    #expect(reported("saturation") { text.saturation(.nan) } == #"saturation 1.0 "a""#)
    let ratio = reported("aspectRatio") { text.aspectRatio(.nan, contentMode: .fit) }
    #expect(ratio == #"aspectRatio fit "a""#)
    #expect(reported("position") { text.position(x: .nan, y: 1) } == #"position 0.0 1.0 "a""#)
    let tracked = reported("textAttributes") { VStack { text }.tracking(.nan) }
    #expect(tracked.hasPrefix("textAttributes"))
    #expect(reported("text") { text.tracking(.infinity) } == #"Text "a""#)
    let insets = EdgeInsets(top: .nan, leading: 1, bottom: 2, trailing: 3)
    let row = reported("listRow") { text.listRowInsets(insets) }
    #expect(row == #"listRow insets 0.0 1.0 2.0 3.0 "a""#)
    let rotated = reported("rotation3D") {
      text.rotation3DEffect(.degrees(.nan), axis: (x: 1, y: 0, z: 0))
    }
    #expect(rotated == #"rotation3D 0.0 "a""#)
  }

  @Test func aNumberThatIsNotFiniteIsReportedOnce() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let reports = LockIsolated(0)
    withKnownIssue {
      let view = ViewDriver {
        Text("\(store.count)").opacity(.nan)
        ForEach(0..<10) { Text("\($0)").opacity(.nan) }
      }
      view.update()
      store.send(.count(1))
      view.update()
    } matching: { _ in
      reports.withValue { $0 += 1 }
      return true
    }
    #expect(reports.value == 1)
  }

  @Test func anUnchangedNumberThatIsNotFiniteIsNotSentAgain() {
    let store = Store(initialState: Feature.State()) { Feature() }
    withKnownIssue {
      let view = ViewDriver {
        SeparateBody { Text(store.count > 100 ? "b" : "a").opacity(.nan).frame(width: .infinity) }
      }
      view.update()
      store.send(.count(1))
      #expect(view.diff() == [])
    }
  }

  @Test func anInfiniteMaximumIsAllowed() {
    let view = ViewDriver { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity) }
    #expect(view.description == #"frame maxWidth inf maxHeight inf "a""#)
  }

  @Test func elementsLeaveOutNumbersThatAreNotFinite() {
    #expect(reported("spacer") { Spacer(minLength: .nan) } == "Spacer")
    #expect(reported("stack") { HStack(spacing: .infinity) { Text("a") } } == #"HStack "a""#)
    #expect(
      reported("shape") { RoundedRectangle(cornerRadius: .nan) }
        == "Shape roundedRectangle(cornerRadius: 0.0)")
    #expect(
      reported("text") { Text("a").font(.system(size: .nan)).foregroundStyle(.red.opacity(.nan)) }
        == #"Text "a""#)
  }
}
