import ComposableCore
import ComposableUI

/// The events of the leaves of a random view.
final class LeafLog {
  enum Event: Equatable {
    case appears(Int)
    case disappears(Int)
  }

  private var lastInstance = 0
  private(set) var events: [Event] = []
  /// The numbers of evaluations, by the numbers of the leaves' instances.
  private(set) var evaluations: [Int: Int] = [:]

  func nextInstance() -> Int {
    lastInstance += 1
    return lastInstance
  }

  func append(_ event: Event) { events.append(event) }

  func countEvaluation(of instance: Int) { evaluations[instance, default: 0] += 1 }

  func removeAll() {
    events = []
    evaluations = [:]
  }
}

/// The source of the world's values: the state of a view, one object for each value, or objects for
/// the flags and state for the other values.
enum WorldSource {
  case state(World)
  case objects(WorldObjects)
  case mixed(Binding<World>, WorldObjects)

  /// The kinds of sources.
  enum Kind: CaseIterable { case state, objects, mixed }

  func flag(_ index: Int) -> Bool {
    switch self {
    case .state(let world): world.flags[index]
    case .objects(let objects), .mixed(_, let objects): objects.flags[index].value
    }
  }

  func value(_ index: Int) -> Int {
    switch self {
    case .state(let world): world.values[index]
    case .mixed(let world, _): world.wrappedValue.values[index]
    case .objects(let objects): objects.values[index].value
    }
  }

  func list(_ index: Int) -> [Int] {
    switch self {
    case .state(let world): world.lists[index]
    case .mixed(let world, _): world.wrappedValue.lists[index]
    case .objects(let objects): objects.lists[index].value
    }
  }
}

@Observable final class Cell<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A world of objects.
final class WorldObjects {
  let flags = World().flags.map { Cell($0) }
  let values = World().values.map { Cell($0) }
  let lists = World().lists.map { Cell($0) }
  let path = Cell(World().path)

  func apply(_ change: WorldChange) {
    switch change {
    case .flag(let index): flags[index].value.toggle()
    case .value(let index, let value): values[index].value = value
    case .list(let index, let rows): lists[index].value = rows
    case .path(let newPath): path.value = newPath
    }
  }
}

/// A handle to the state of the view that shows a world.
final class WorldHandle {
  var apply: (WorldChange) -> Void = { _ in }
}

/// A navigation stack whose root and screens are random views.
struct WorldView: View {
  let root: ViewTemplate
  let screen: ViewTemplate
  let sourceKind: WorldSource.Kind
  let objects = WorldObjects()
  let handle: WorldHandle
  let log: LeafLog
  @State private var world = World()

  var body: some View {
    handle.apply = { change in
      switch (sourceKind, change) {
      case (.objects, _), (.mixed, .flag): objects.apply(change)
      case (.state, _), (.mixed, _): change.apply(to: &world)
      }
    }
    let source: WorldSource =
      switch sourceKind {
      case .state: .state(world)
      case .objects: .objects(objects)
      case .mixed: .mixed($world, objects)
      }
    return NavigationStack(path: path) {
      TemplateView(template: root, path: "r", source: source, log: log)
        .navigationDestination(for: Int.self) { number in
          TemplateView(template: screen, path: "s\(number)", source: source, log: log)
        }
    }
  }

  private var path: Binding<[Int]> {
    guard sourceKind == .objects else { return $world.path }
    return Binding(get: { objects.path.value }, set: { objects.path.value = $0 })
  }
}

private struct TemplateView: View {
  let template: ViewTemplate
  let path: String
  let source: WorldSource
  let log: LeafLog

  var body: some View {
    switch template {
    case .leaf(let value):
      switch source {
      case .state, .mixed: LeafView(path: path, value: source.value(value), log: log)
      case .objects(let objects): CellView(path: path, cell: objects.values[value], log: log)
      }
    case .stack(let children):
      VStack {
        ForEach(children.indices, id: \.self) { child(children[$0], "\(path).\($0)") }
      }
    case .conditional(let flag, let first, let second):
      if source.flag(flag) {
        child(first, "\(path)+")
      } else if let second {
        child(second, "\(path)-")
      }
    case .rows(let list, let row):
      ForEach(source.list(list), id: \.self) { child(row, "\(path)#\($0)") }
    case .identified(let value, let content):
      let id = source.value(value)
      child(content, "\(path)=\(id)").id(id)
    }
  }

  private func child(_ template: ViewTemplate, _ path: String) -> AnyView {
    AnyView(TemplateView(template: template, path: path, source: source, log: log))
  }
}

/// A leaf that is given its value.
private struct LeafView: View {
  let path: String
  let value: Int
  let log: LeafLog
  @State private var instance: Int
  @State private var taps = 0

  init(path: String, value: Int, log: LeafLog) {
    self.path = path
    self.value = value
    self.log = log
    _instance = State(wrappedValue: log.nextInstance())
  }

  var body: some View {
    log.countEvaluation(of: instance)
    return LeafButton(path: path, value: value, instance: instance, log: log, taps: $taps)
  }
}

/// A leaf that reads its value from an object.
private struct CellView: View {
  let path: String
  let cell: Cell<Int>
  let log: LeafLog
  @State private var instance: Int
  @State private var taps = 0

  init(path: String, cell: Cell<Int>, log: LeafLog) {
    self.path = path
    self.cell = cell
    self.log = log
    _instance = State(wrappedValue: log.nextInstance())
  }

  var body: some View {
    log.countEvaluation(of: instance)
    return LeafButton(path: path, value: cell.value, instance: instance, log: log, taps: $taps)
  }
}

private struct LeafButton: View {
  let path: String
  let value: Int
  let instance: Int
  let log: LeafLog
  @Binding var taps: Int

  var body: some View {
    let title = "\(path)|\(value)|\(instance)|\(taps)"
    Button(title) { taps += 1 }
      .onAppear { [log, instance] in log.append(.appears(instance)) }
      .onDisappear { [log, instance] in log.append(.disappears(instance)) }
  }
}
