import ComposableCore
import ComposableUI
import Foundation

/// A random view of everything that the layout of its ancestors depends on, as a value that changes
/// in small steps.
struct LayoutSample: Equatable, Identifiable, Sendable {
  enum Kind: CaseIterable {
    // Containers.
    case horizontal, vertical, depth, list, form, section, scroll, grid, lazyGrid, button, tabs
    case editable
    // Modifiers, and views around another one.
    case frame, fixedSize, aspectRatio, padding, background, overlay, labelsHidden, zIndex
    case rowSeparator, rowBackground, rowInsets, shadow, safeArea, inset, contextMenu, position
    case prior
    // Views without children.
    case text, textButton, link, spacer, divider, shape, image, label, toggle, stepper, slider,
      field, picker
    case progress, menu
  }

  let id: Int
  let kind: Kind
  /// Which of its variants, such as the axis along which a frame is fixed, a view is.
  var variant: Int
  var children: [LayoutSample]

  static let containers = Array(Kind.allCases.prefix { $0 != .frame })
  static let modifiers = Array(
    Kind.allCases.drop { $0 != .frame }.prefix { $0 != .text })
  static let leaves = Array(Kind.allCases.drop { $0 != .text })

  /// Makes a view of a few levels.
  init(depth: Int, in parent: Kind?, _ next: inout Int, _ random: inout SplitMix) {
    next += 1
    id = next
    kind = Self.kind(depth: depth, in: parent, &random)
    variant = Int.random(in: 0..<4, using: &random)
    children = []
    let count =
      switch kind {
      case _ where Self.leaves.contains(kind): 0
      case _ where Self.modifiers.contains(kind): 1
      default: Int.random(in: 0...3, using: &random)
      }
    for _ in 0..<count {
      children.append(LayoutSample(depth: depth - 1, in: kind, &next, &random))
    }
  }

  /// The number of views.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  private static func kind(
    depth: Int, in parent: Kind?, _ random: inout SplitMix
  ) -> Kind {
    // Sections among the rows of a list or a form, and rows of all kinds.
    let isList = parent == .list || parent == .form
    if isList, depth > 0, Int.random(in: 0..<3, using: &random) == 0 { return .section }
    let kinds =
      depth <= 0 ? leaves : Bool.random(using: &random) ? containers : modifiers
    return kinds.randomElement(using: &random) ?? .text
  }

  /// Inserts, removes, moves or changes a view at a random place.
  mutating func change(_ next: inout Int, _ random: inout SplitMix) {
    let child = children.indices.randomElement(using: &random)
    // Most changes are far from the root.
    if let child, Int.random(in: 0..<4, using: &random) > 0 {
      return children[child].change(&next, &random)
    }
    let isContainer = Self.containers.contains(kind)
    func sample() -> LayoutSample {
      LayoutSample(depth: Int.random(in: 0...2, using: &random), in: kind, &next, &random)
    }
    switch (Int.random(in: 0..<5, using: &random), child) {
    case (0, let child?) where isContainer: children.remove(at: child)
    case (1, _) where isContainer: children.insert(sample(), at: child ?? 0)
    case (2, _) where isContainer: children.shuffle(using: &random)
    case (3, let child?): children[child] = sample()
    default: variant = Int.random(in: 0..<4, using: &random)
    }
  }
}

/// The view of a sample.
@Reducer struct LayoutFeature {
  @ObservableState
  struct State {
    var sample: LayoutSample
  }

  enum Action {
    case show(LayoutSample)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .show(let sample): state.sample = sample
      }
      return .none
    }
  }
}

struct LayoutFeatureView: View {
  let store: StoreOf<LayoutFeature>

  var body: some View {
    NavigationStack {
      LayoutSampleView(sample: store.sample)
        .navigationTitle("Sample")
        .toolbar {
          if store.sample.variant == 0 { ToolbarItem(placement: .principal) { Text("a") } }
          if store.sample.variant == 1 { ToolbarItem(placement: .bottomBar) { field } }
          if store.sample.variant == 2 { ToolbarItem { Button("b") {} } }
        }
    }
  }

  private var field: some View { TextField("c", text: .constant("")) }
}

private struct LayoutSampleView: View {
  let sample: LayoutSample

  private var variant: Int { sample.variant }
  private var isEven: Bool { sample.variant.isMultiple(of: 2) }

  private var children: some View {
    ForEach(sample.children) { LayoutSampleView(sample: $0) }
  }

  var body: some View {
    // A change of the kind replaces the view, and a change of the variant updates it.
    if LayoutSample.containers.contains(sample.kind) {
      container
    } else if LayoutSample.modifiers.contains(sample.kind) {
      modified
    } else {
      leaf
    }
  }

  private var container: AnyView {
    switch sample.kind {
    case .horizontal: AnyView(HStack { children })
    case .vertical: AnyView(VStack { children })
    case .depth: AnyView(ZStack { children })
    case .list: AnyView(List { children })
    case .form: AnyView(Form { children })
    case .section: AnyView(Section { children })
    case .scroll: AnyView(ScrollView { children })
    case .grid:
      AnyView(
        Grid {
          if isEven { GridRow { children } } else { children }
          Text("a")
        })
    case .lazyGrid:
      AnyView(
        LazyVGrid(columns: [GridItem(isEven ? .fixed(40) : .flexible())]) {
          children
          Section("a") { Text("b") }.opacity(isEven ? 1 : 0.5)
        })
    case .button: AnyView(button { children })
    case .tabs:
      AnyView(
        TabView {
          ForEach(sample.children) { child in
            LayoutSampleView(sample: child).tabItem { Text("a") }.opacity(isEven ? 1 : 0.5)
          }
        })
    default: AnyView(children.swipeActions { Button("a") {} })
    }
  }

  @ViewBuilder private func button(@ViewBuilder label: () -> some View) -> some View {
    let button = Button(action: {}, label: label)
    switch variant {
    case 0: button.buttonStyle(.bordered)
    case 1: button.buttonStyle(.plain)
    default: button.disabled(isEven)
    }
  }

  private var modified: AnyView {
    switch sample.kind {
    case .frame: frame
    case .fixedSize: AnyView(children.fixedSize(horizontal: variant > 1, vertical: isEven))
    case .aspectRatio: AnyView(children.aspectRatio(isEven ? 2 : nil, contentMode: .fit))
    case .background: AnyView(children.background { layer })
    case .overlay: AnyView(children.overlay { layer })
    case .labelsHidden: AnyView(children.labelsHidden())
    case .zIndex: AnyView(children.zIndex(Double(variant)))
    case .rowSeparator:
      AnyView(
        children.listRowSeparator(isEven ? .hidden : .visible, edges: variant > 1 ? .top : .all))
    case .rowBackground: AnyView(children.listRowBackground(isEven ? Color.red : nil))
    case .rowInsets: AnyView(children.listRowInsets(isEven ? EdgeInsets() : nil))
    case .shadow: AnyView(children.shadow(radius: CGFloat(variant)))
    case .safeArea: AnyView(children.ignoresSafeArea(edges: isEven ? .all : []))
    case .inset: AnyView(children.safeAreaInset(edge: .bottom) { layer })
    case .contextMenu: AnyView(children.contextMenu { layer })
    case .position: AnyView(children.position(x: CGFloat(variant), y: 1))
    case .prior: AnyView(children.layoutPriority(Double(variant - 1)))
    default: AnyView(children.padding(CGFloat(variant)))
    }
  }

  private var frame: AnyView {
    // Both are updates of the same modifier.
    if variant < 2 {
      AnyView(children.frame(width: isEven ? 40 : nil, height: isEven ? nil : 40))
    } else {
      AnyView(
        children.frame(maxWidth: isEven ? .infinity : nil, maxHeight: isEven ? nil : .infinity))
    }
  }

  /// What is behind or in front of a view.
  @ViewBuilder private var layer: some View {
    switch variant {
    case 0: Color.red
    case 1: Toggle("a", isOn: .constant(true))
    case 2: EmptyView()
    default: HStack { Spacer() }
    }
  }

  private var leaf: AnyView {
    switch sample.kind {
    case .textButton: AnyView(button { Text("a") })
    case .link: AnyView(Link("a", destination: URL(filePath: "/")))
    case .spacer: AnyView(Spacer(minLength: isEven ? 8 : nil))
    case .divider: AnyView(Divider())
    case .shape: AnyView(Circle().trim(from: 0, to: isEven ? 1 : 0.5))
    case .image: AnyView(Image(systemName: isEven ? "star" : "plus"))
    case .label: AnyView(label)
    case .toggle: AnyView(Toggle("a", isOn: .constant(isEven)).disabled(variant > 1))
    case .stepper: AnyView(Stepper("a", value: .constant(variant), in: 0...3))
    case .slider: AnyView(Slider(value: .constant(0.5)).disabled(isEven))
    case .field: AnyView(TextField(isEven ? "a" : "", text: .constant("")))
    case .picker: picker
    case .progress: AnyView(ProgressView(value: isEven ? nil : 0.5))
    case .menu: AnyView(Menu("a") { if isEven { Button("b") {} } })
    default: AnyView(Text("a").bold(isEven).redacted(reason: variant > 1 ? .placeholder : []))
    }
  }

  @ViewBuilder private var label: some View {
    let label = Label("a", systemImage: "star")
    if isEven { label } else { label.labelStyle(.iconOnly) }
  }

  private var picker: AnyView {
    let picker = Picker("a", selection: .constant(0)) { Text("b").tag(0) }
    return isEven ? AnyView(picker) : AnyView(picker.pickerStyle(.segmented))
  }
}
