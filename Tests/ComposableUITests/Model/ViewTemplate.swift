import ComposableCore

/// The structure of a random view.
indirect enum ViewTemplate: Sendable {
  /// A button that shows a value of the world.
  case leaf(value: Int)
  case stack([ViewTemplate])
  /// One of two views, selected by a flag of the world.
  case conditional(flag: Int, ViewTemplate, ViewTemplate?)
  /// A view for each row of a list of the world.
  case rows(list: Int, ViewTemplate)
  /// A view whose identity is bound to a value of the world.
  case identified(value: Int, ViewTemplate)

  static func random(depth: Int, _ random: inout SplitMix) -> ViewTemplate {
    func child(_ random: inout SplitMix) -> ViewTemplate { .random(depth: depth - 1, &random) }
    let value = Int.random(in: 0..<World.size, using: &random)
    if depth == 0 { return .leaf(value: value) }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .leaf(value: value)
    case 1...3:
      return .stack((0..<Int.random(in: 1...3, using: &random)).map { _ in child(&random) })
    case 4, 5:
      let flag = Int.random(in: 0..<World.size, using: &random)
      let first = child(&random)
      return .conditional(flag: flag, first, Bool.random(using: &random) ? child(&random) : nil)
    case 6, 7:
      return .rows(list: Int.random(in: 0..<World.lists, using: &random), child(&random))
    default:
      return .identified(value: value, child(&random))
    }
  }

  /// A leaf that a view of the template shows.
  struct Leaf: Equatable {
    /// The identity of the leaf: its position, with the ids of rows and the branches of conditions.
    let path: String
    let value: Int
  }

  /// The leaves that the view shows, in order: the rules of identity.
  func leaves(in world: World, at path: String) -> [Leaf] {
    switch self {
    case .leaf(let value):
      [Leaf(path: path, value: world.values[value])]
    case .stack(let children):
      children.enumerated().flatMap { $1.leaves(in: world, at: "\(path).\($0)") }
    case .conditional(let flag, let first, let second):
      world.flags[flag]
        ? first.leaves(in: world, at: "\(path)+")
        : second?.leaves(in: world, at: "\(path)-") ?? []
    case .rows(let list, let row):
      world.lists[list].flatMap { row.leaves(in: world, at: "\(path)#\($0)") }
    case .identified(let value, let content):
      content.leaves(in: world, at: "\(path)=\(world.values[value])")
    }
  }
}

/// The values that random views show.
struct World: Equatable {
  static let size = 4
  static let lists = 2

  var flags = [Bool](repeating: false, count: size)
  var values = [Int](repeating: 0, count: size)
  var lists = [[1, 2, 3], [1]]
  /// The path of the navigation stack.
  var path: [Int] = []
}

/// A change of one value of the world.
enum WorldChange: Equatable {
  case flag(Int)
  case value(Int, Int)
  case list(Int, [Int])
  case path([Int])

  func apply(to world: inout World) {
    switch self {
    case .flag(let index): world.flags[index].toggle()
    case .value(let index, let value): world.values[index] = value
    case .list(let index, let rows): world.lists[index] = rows
    case .path(let path): world.path = path
    }
  }

  /// A change that a program may make.
  ///
  /// - Parameter next: A number that was not used for a row or a screen before.
  static func random(in world: World, next: Int, _ random: inout SplitMix) -> WorldChange {
    let index = Int.random(in: 0..<World.size, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: return .flag(index)
    case 4, 5: return .value(index, Int.random(in: 0..<3, using: &random))
    case 6...8:
      let list = Int.random(in: 0..<World.lists, using: &random)
      var rows = world.lists[list]
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !rows.isEmpty:
        rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
      case 1: rows.shuffle(using: &random)
      case 2: rows.reverse()
      default: rows.insert(next, at: Int.random(in: 0...rows.count, using: &random))
      }
      return .list(list, rows)
    default:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .path(Array(world.path.dropLast()))
      case 1 where !world.path.isEmpty: return .path(world.path.dropLast() + [next])
      case 2: return .path([])
      default: return .path(world.path + [next])
      }
    }
  }
}
