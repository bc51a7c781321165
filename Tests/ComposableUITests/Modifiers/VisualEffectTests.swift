import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct VisualEffectTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("badge", modifier: "Badge(text: \"3\")") { $0.badge(3).badgeProminence(.standard) }
    Snapshot("badge(0)", modifier: "Badge") { $0.badge(0) }
    Snapshot("mask") {
      Divider().mask(LinearGradient(colors: [.black], startPoint: .top, endPoint: .bottom))
    } is: {
      """
      Mask(style: gradient(gradient: (stops: [(color: black, location: 0.0)]), geometry: \
      linear(start: (x: 0.5, y: 0.0), end: (x: 0.5, y: 1.0))))
        Divider
      """
    }
    Snapshot(unchanged: "glassEffectID") { divider in
      NamespaceReader { divider.glassEffectID(1, in: $0) }
    }
    Snapshot(unchanged: "menuOrder") { $0.menuOrder(.fixed).dialogIcon(nil).geometryGroup() }
    Snapshot(unchanged: "presentationSizing") {
      $0.presentationSizing(.form).presentationCompactAdaptation(.sheet)
        .presentationCompactAdaptation(horizontal: .sheet, vertical: .automatic)
        .presentationBackgroundInteraction(.enabled).presentationContentInteraction(.scrolls)
    }
    Snapshot(unchanged: "buttonRepeatBehavior") {
      $0.buttonRepeatBehavior(.enabled).menuActionDismissBehavior(.disabled)
        .horizontalRadioGroupLayout().writingToolsBehavior(.disabled)
        .searchPresentationToolbarBehavior(.avoidHidingContent).springLoadingBehavior(.enabled)
    }
    Snapshot(unchanged: "scrollIndicatorsFlash") {
      $0.scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
        .scrollEdgeEffectStyle(.soft, for: .all).tabBarMinimizeBehavior(.onScrollDown)
        .listRowHoverEffect(nil).defaultHoverEffect(nil).hoverEffectDisabled()
    }
    Snapshot(unchanged: "invalidatableContent") {
      $0.backgroundExtensionEffect().invalidatableContent().allowedDynamicRange(.high)
        .focusSection().contentCaptureProtected().widgetURL(nil)
    }
    Snapshot(unchanged: "speechAdjustedPitch") {
      $0.speechAdjustedPitch(1).speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
        .accessibilityInputLabels(["a"]).accessibilityInputLabels([Text("a")])
        .accessibilitySortPriority(1).accessibilityActivationPoint(.center)
        .accessibilityDirectTouch().accessibilityRespondsToUserInteraction()
        .accessibilityShowsLargeContentViewer()
    }
    Snapshot(unchanged: "focusEffectDisabled") { $0.focusEffectDisabled() }
    Snapshot(unchanged: "listSectionSpacing") {
      $0.listSectionSpacing(.compact).listItemTint(.red).scrollClipDisabled()
        .defaultScrollAnchor(.bottom).fileDialogMessage(nil).submitScope()
        .handlesExternalEvents(preferring: [], allowing: [])
    }
  }

  private nonisolated struct NamespaceReader<Content: View>: View {
    let content: (Namespace.ID) -> Content
    @Namespace private var namespace

    init(content: @escaping (Namespace.ID) -> Content) { self.content = content }

    var body: some View { content(namespace) }
  }

  private func style(
    _ view: some View, size: CGSize = CGSize(width: 100, height: 20), _ kind: String
  ) throws -> String {
    let driver = ViewDriver(size: size) { view }
    let found = try #require(
      driver.rendering.first { "\(type(of: $0.content.base))".hasPrefix(kind) })
    let element = driver.graph.shownElements[found.id]
    return HTMLNode(found.content, in: try #require(element).context).styleText
  }

  @Test func anEffectDependsOnTheSizeOfTheView() throws {
    let style = try style(
      Text("a").visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 2, y: 1).scaleEffect(2).rotationEffect(.degrees(9))
          .opacity(0.5).opacity(0.5).blur(radius: 3).brightness(0.5).contrast(2).saturation(0)
          .grayscale(1).hueRotation(.degrees(90))
      }, "VisualEffectContent")
    #expect(style.contains("transform:rotate(9deg) scale(2,2) translate(50px,1px)"))
    #expect(style.contains("opacity:.25"))
    #expect(
      style.contains(
        "blur(3px) invert(1) brightness(.5) invert(1) brightness(1) contrast(2) saturate(0) grayscale(1) hue-rotate(90deg)"
      ))
  }

  @Test func anEffectDependsOnTheVisiblePartOfTheScrollView() throws {
    let style = try style(
      ScrollView {
        Text("a").visualEffect { content, proxy in
          content.offset(x: proxy.bounds(of: .scrollView)?.width ?? 0)
        }
      }, "VisualEffectContent")
    #expect(style.contains("transform:translate(100px,0px)"))
  }

  @Test func anEffectRotatesInThreeDimensions() throws {
    let effect = try style(
      Text("a").visualEffect { content, _ in
        content.rotation3DEffect(
          .degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 5, perspective: 2)
      }, "VisualEffectContent")
    #expect(
      effect.contains(
        "transform:translate(-50%,0%) translateZ(5px) perspective(200px) rotate3d(0,1,0,45deg) translateZ(-5px) translate(50%,0%)"
      ))
    let transition = try style(
      Text("a").scrollTransition { content, phase in
        content.rotation3DEffect(
          .degrees(phase.value * 45), axis: (x: 1, y: 0, z: 0), perspective: 0)
      }, "ScrollTransitionContent")
    #expect(transition.contains("--enter-transform:rotate3d(1,0,0,45deg)"))
    #expect(transition.contains("--leave-transform:rotate3d(1,0,0,-45deg)"))
  }

  @Test func aScrollTransitionHasStylesForBothEnds() throws {
    let style = try style(
      Text("a").scrollTransition(axis: .horizontal) { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.5).offset(y: phase.value * 10)
      }, "ScrollTransitionContent")
    #expect(style.contains("--axis:x"))
    #expect(style.contains("--enter-transform:translate(0px,10px)"))
    #expect(style.contains("--leave-transform:translate(0px,-10px)"))
    #expect(style.contains("--enter-opacity:.5"))
    #expect(!style.contains(";opacity") && !style.hasPrefix("opacity"))
  }

  @Test func aFrameIsAPartOfItsContainer() throws {
    #expect(
      try style(Text("a").containerRelativeFrame(.horizontal), "RelativeFrame")
        .contains("width:calc(100cqw + 0px)"))
    #expect(
      try style(
        Text("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10),
        "RelativeFrame"
      ).contains("width:calc(50cqw + -5px)"))
    #expect(
      try style(
        Text("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .vertical ? length / 4 + 7 : length
        }, "RelativeFrame"
      ).contains("height:calc(25svh + 7px)"))
  }

  @Test func aGuideMovesTheViewInItsStack() throws {
    let indented = Text("a").alignmentGuide(.leading) { $0[.leading] - 16 }
    #expect(
      try style(VStack(alignment: .leading) { indented }, "AlignmentGuide")
        .contains("inset-inline-start:16px"))
    #expect(try style(VStack(alignment: .trailing) { indented }, "AlignmentGuide").isEmpty)
    #expect(
      try style(
        ZStack(alignment: .top) { Text("a").alignmentGuide(.top) { $0[.bottom] } },
        "AlignmentGuide"
      ).contains("top:-20px"))
    #expect(try style(ZStack { indented }, "AlignmentGuide").isEmpty)
    #expect(
      try style(
        HStack { Text("a").alignmentGuide(VerticalAlignment.center) { $0[.top] } },
        "AlignmentGuide"
      ).contains("top:10px"))
    #expect(
      try style(
        VStack(alignment: .colon) { Text("a").alignmentGuide(.colon) { $0.width / 4 } },
        "AlignmentGuide"
      ).contains("inset-inline-start:-25px"))
  }

  @Test func stylesHaveShadows() throws {
    let circle = try style(
      Circle().fill(.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)).opacity(0.5)), "Shape")
    #expect(circle.contains("filter:drop-shadow(1px 2px 4px var(--black))"))
    #expect(circle.contains("fill:color-mix(in srgb,var(--red) 50%,transparent)"))
    let icon = try style(
      Image(systemName: "star").foregroundStyle(
        .white.shadow(.drop(radius: 1)).shadow(.inner(radius: 2))), "Foreground")
    #expect(icon.contains("drop-shadow(0px 0px 1px"))
    let text = ViewDriver { Text("a").foregroundStyle(.white.shadow(.drop(radius: 1))) }
    let run = try #require(text.contents.first { $0.is(TextContent.self) })
    #expect("\(HTMLNode(run, in: RenderContext()))".contains("0px 0px 1px"))
    let driver = ViewDriver { Capsule().fill(.blue.shadow(.inner(color: .black, radius: 2))) }
    let content = try #require(driver.contents.first { $0.is(ShapeContent.self) })
    let node = HTMLNode(content, in: RenderContext())
    guard case .node(let shade)? = node.content.last else {
      Issue.record("There is no shadow in the shape.")
      return
    }
    #expect(shade.styleText.contains("box-shadow:inset 0px 0px 4px var(--black)"))
    #expect(shade.styleText.contains("border-radius:9999px"))
  }

  @Test func aMeshIsDrawnByACircleForEachPoint() throws {
    let gradient = MeshGradient(
      width: 2, height: 1, points: [[0, 0.5], [1, 0.5]], colors: [.red, .blue], background: .black)
    let style = try style(gradient, "Shape")
    #expect(style.components(separatedBy: "radial-gradient").count == 3)
    #expect(style.contains("at 100% 50%,var(--blue),transparent)"))
    #expect(style.contains("linear-gradient(var(--black),var(--black))"))
  }

  @Test func tabsShowTheirBadges() throws {
    struct Tabs: View {
      @State var count = 0
      var body: some View {
        TabView {
          Button("more") { count += 1 }.tabItem { Text("one") }.badge(count)
          Text("b").tabItem { Text("two") }.badge("new")
        }
      }
    }
    let view = ViewDriver { Tabs() }
    func badges() -> [String?] {
      view.contents.compactMap { $0.as(TabButtonContent.self) }.map(\.badge)
    }
    #expect(badges() == [nil, "new"])
    try view.button("more").tap()
    #expect(badges() == ["1", "new"])
  }

  @Test func glassIsAMaterial() {
    let view = ViewDriver { GlassEffectContainer { Text("a").glassEffect(.clear.interactive()) } }
    #expect(view.contents.contains { $0.as(ShapeContent.self)?.fill?.isMaterial == true })
    let tinted = ViewDriver { Text("a").glassEffect(.regular.tint(.red), in: Circle()) }
    #expect(tinted.contents.contains { $0.as(ShapeContent.self)?.outline == .circle })
  }

  @Test func allViewsThatMayFitExist() throws {
    let view = ViewDriver {
      ViewThatFits(in: .horizontal) {
        Text("wide")
        Text("narrow")
      }
    }
    #expect(view.texts == ["wide", "narrow"])
    #expect(view.contents.contains { $0.as(ViewThatFitsContent.self)?.axes == .horizontal })
  }

  @Test func numbersThatAreNotFiniteAreReported() {
    withKnownIssue {
      let view = ViewDriver {
        Text("a").visualEffect { content, _ in content.offset(x: .infinity) }
        Text("b").containerRelativeFrame(.horizontal) { _, _ in .nan }
        Text("c").alignmentGuide(.top) { _ in .infinity }
        Circle().fill(.red.shadow(.drop(radius: .nan)))
      }
      #expect(view.texts == ["a", "b", "c"])
    } matching: {
      "\($0)".contains("not finite")
    }
  }

  @Test func presentationsHaveABackgroundAndCorners() throws {
    let view = ViewDriver {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationBackground(.yellow).presentationCornerRadius(9)
      }
    }
    let content = try #require(
      view.rendering.all { $0.is(PresentationContent.self) }.first?.content.as(
        PresentationContent.self))
    guard case .node(let panel)? = content.html(in: RenderContext()).content.first else {
      Issue.record("There is no panel.")
      return
    }
    #expect(panel.styleText == "background:var(--yellow);border-radius:9px")
  }
}

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}
