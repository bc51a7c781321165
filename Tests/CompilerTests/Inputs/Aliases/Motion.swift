import Foundation
import SwiftUI

// Animations, transitions, containers, gestures and scrolling, as an application for Apple platforms has them.

// MARK: Animations

struct CountingLabel: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text(value, format: .number.precision(.fractionLength(0))) }
}

struct Wedge: Shape {
  var startAngle: Angle
  var endAngle: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set {
      startAngle = .radians(newValue.first)
      endAngle = .radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(
        center: center, radius: rect.width / 2, startAngle: startAngle, endAngle: endAngle,
        clockwise: false)
      path.closeSubpath()
    }
  }
}

struct Shake: GeometryEffect {
  var shakes: CGFloat = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: 10 * sin(animatableData * .pi * shakes), y: 0))
  }
}

struct Wave: ViewModifier, Animatable {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.offset(y: sin(amount) * 10) }
}

struct Pose {
  var scale = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
}

struct AnimatedScreen: View {
  @State private var attempts = 0
  @State private var isExpanded = false
  @State private var showsDetails = false
  @Namespace private var namespace

  var body: some View {
    VStack {
      CountingLabel(value: Double(attempts))
      Wedge(startAngle: .zero, endAngle: .degrees(isExpanded ? 360 : 90)).fill(.tint)
      Text("Password").modifier(Shake(animatableData: CGFloat(attempts)))
      Text("Wave").modifier(Wave(amount: isExpanded ? 1 : 0))
      Button("Try") {
        withAnimation(.spring(duration: 0.4, bounce: 0.3)) { attempts += 1 }
        withAnimation(.smooth, completionCriteria: .logicallyComplete) {
          isExpanded.toggle()
        } completion: {
          showsDetails = isExpanded
        }
        var transaction = Transaction(animation: .easeInOut)
        transaction.addAnimationCompletion { print("done") }
        withTransaction(transaction) { showsDetails.toggle() }
      }
      Image(systemName: "bell")
        .keyframeAnimator(initialValue: Pose(), trigger: attempts) { view, pose in
          view.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(pose.offset)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.2, duration: 0.1)
            SpringKeyframe(1.5, duration: 0.4, spring: .bouncy)
            CubicKeyframe(1, duration: 0.2)
          }
          KeyframeTrack(\.angle) {
            MoveKeyframe(.degrees(-10))
            LinearKeyframe(.zero, duration: 0.3, timingCurve: .easeOut)
          }
          KeyframeTrack(\.offset.height) { SpringKeyframe(-20, duration: 0.3) }
        }
      KeyframeAnimator(initialValue: 1.0, repeating: true) { scale in
        Image(systemName: "heart").scaleEffect(scale)
      } keyframes: { _ in
        SpringKeyframe(1.5, duration: 0.3)
        SpringKeyframe(1.0, spring: .bouncy)
      }
      PhaseAnimator([1.0, 1.2], trigger: attempts) { scale in
        Image(systemName: "star").scaleEffect(scale)
      } animation: { _ in
        .bouncy
      }
      if showsDetails {
        Text("a").transition(Twirl().animation(.linear))
        Text("b").transition(.modifier(active: Wave(amount: 3), identity: Wave(amount: 0)))
        Text("c").transition(
          .asymmetric(insertion: .scale.combined(with: .opacity), removal: .slide))
        Text("d").transition(BlurReplaceTransition(configuration: .downUp))
        Text("e").transition(.push(from: .trailing))
      }
    }
    .animation(.snappy, value: isExpanded)
  }

  private var halfway: Double {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1.0, duration: 1) }
    return timeline.value(time: timeline.duration / 2) + UnitCurve.easeIn.value(at: 0.5)
  }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
  }
}

// MARK: Containers

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct PinBoard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView {
      ForEach(sections: content) { section in
        VStack(alignment: .leading) {
          if !section.header.isEmpty { section.header.font(.headline) }
          Group(subviews: section.content) { subviews in
            if let first = subviews.first { first.padding() }
            ForEach(subviews: subviews.dropFirst()) { subview in
              subview.overlay(alignment: .topTrailing) {
                if subview.containerValues.isPinned { Image(systemName: "pin") }
              }
            }
            Text("\(subviews.count) cards")
          }
          section.footer
        }
        .opacity(section.containerValues.isPinned ? 1 : 0.8)
      }
    }
  }
}

struct Board: View {
  let names: [String]

  var body: some View {
    PinBoard {
      Section("First") {
        Text("One").pinned()
        ForEach(names, id: \.self) { Text($0).tag($0) }
      }
      .pinned()
      Text("Loose")
    }
  }
}

// MARK: Gestures

struct Photo: View {
  @GestureState private var zoom = 1.0
  @GestureState private var isPressed = false
  @State private var angle = Angle.zero
  @State private var offset = CGSize.zero

  private var transform: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.05)
      .updating($zoom) { value, state, _ in state = value.magnification }
      .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
  }

  private var move: some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture())
      .updating($isPressed) { value, state, _ in
        switch value {
        case .first: break
        case .second(true, let drag): state = drag != nil || true
        default: state = false
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        offset = drag.translation
      }
  }

  var body: some View {
    Image(systemName: "photo")
      .scaleEffect(zoom).rotationEffect(angle).offset(offset)
      .opacity(isPressed ? 0.5 : 1)
      .gesture(transform)
      .gesture(move)
      .gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
          if case .first = value { angle = .zero }
        }
      )
      .gesture(MagnificationGesture().onEnded { print($0) })
      .gesture(RotationGesture().onChanged { angle = $0 })
  }
}

// MARK: Scrolling, focus and anchors

extension FocusedValues {
  @Entry var draft: Binding<String>?
}

struct DraftCommands: Commands {
  @FocusedBinding(\.draft) private var draft
  @FocusedValue(\.draft) private var binding
  @State private var count = 0

  var body: some Commands {
    CommandMenu("Draft") {
      Button("Clear") {
        draft = ""
        count += 1
      }
      .disabled(binding == nil)
    }
  }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue() ?? value
  }
}

struct Feed: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var page: Int?
  @State private var draft = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
        .focused($isFocused)
        .defaultFocus($isFocused, true)
        .focusedSceneValue(\.draft, $draft)
      ScrollView {
        LazyVStack {
          ForEach(0..<50) { Text("Row \($0)").id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position, anchor: .top)
      .onScrollPhaseChange { old, new in print(old, new.isScrolling) }
      ScrollView(.horizontal) { HStack { ForEach(0..<5) { Text("\($0)") } }.scrollTargetLayout() }
        .scrollPosition(id: $page)
      Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
      Text("\(position.viewID(type: Int.self) ?? 0)")
        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor { Rectangle().stroke().frame(width: proxy[anchor].width) }
      }
    }
  }
}

struct Times: View {
  let start: Date
  let colors: [Color]
  @State private var alarms: [Alarm] = []
  @Environment(\.self) private var environment

  struct Alarm: Identifiable {
    let id = UUID()
    var isOn = false
  }

  var body: some View {
    VStack {
      Text(start, style: .relative)
      Text(start, style: .timer)
      Text(timerInterval: start...start.addingTimeInterval(60), countsDown: false)
      ProgressView(timerInterval: start...start.addingTimeInterval(60))
      Text("Sale").strikethrough(pattern: .dash, color: .red).underline(true, pattern: .dot)
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Menu("Save") {
        Button("Save as…") {}
      } primaryAction: {
        print("save")
      }
      ShareLink(item: "text", preview: SharePreview("Text", image: Image(systemName: "doc")))
      Color.red.mix(with: .blue, by: 0.3).overlay {
        Text(Color.accentColor.resolve(in: environment).description)
      }
    }
  }
}
