// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture
import Foundation

// Shared values, wrappers with arguments, and wrappers that are not observed.
@propertyWrapper
struct Trimmed: Equatable, Sendable {
  var wrappedValue: String
  var projectedValue: Int { wrappedValue.count }
}

@propertyWrapper
struct Bounded<Value: Comparable & Sendable>: Equatable, Sendable {
  var wrappedValue: Value
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  static var isMuted: Self { Self[.appStorage("isMuted"), default: false] }
}

@ObservableState
struct Player: Equatable, Sendable {
  @Trimmed var title = " Intro "
  @Bounded(0...11) var volume = 5
  @ObservationStateIgnored @Trimmed var draft = ""
  @Shared(.inMemory("queue")) var queue: IdentifiedArrayOf<Track> = []
  @Shared(.appStorage("speed")) var speed = 1.0
  @Shared(.isMuted) var isMuted
  @Shared(value: 3) var repeats
  @Shared var current: Track
  @SharedReader(.inMemory("history")) var history: [UUID] = []
  @Presents var details: Track?
  let started = Date.distantPast

  init(current: Shared<Track>) {
    _current = current
    details = nil
  }
}

@ObservableState
struct Track: Codable, Hashable, Identifiable, Sendable, Comparable, CustomStringConvertible {
  let id: UUID
  var name = ""
  var album: Album = .init()
  @ObservationStateIgnored var plays = 0
  var description: String { name }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }

  @ObservableState
  struct Album: Codable, Hashable, Sendable {
    var name = ""
    @Presents var cover: URL?
  }
}

// Members besides stored properties.
@ObservableState
struct Matrix {
  typealias Value = Double
  enum Order { case rows, columns }

  var values: [Value]
  var order = Order.rows
  @Presents var selected: Int? {
    willSet { print(newValue as Any) }
    didSet(previous) { if previous == nil { order = .columns } }
  }

  init() { self.init(values: []) }
  init(values: [Value]) { self.values = values }
  subscript(index: Int) -> Value {
    get { values[index] }
    set { values[index] = newValue }
  }
  var first: Value { get throws { values[0] } }
  func callAsFunction(_ index: Int) -> Value { self[index] }
  mutating func swapFirst() { values.swapAt(0, 1) }
  mutating func fill(with value: Value) { for index in values.indices { self[index] = value } }
  static prefix func - (matrix: Self) -> Self { matrix }
}

// Access of all levels, in types and extensions of all levels.
@ObservableState
public struct Levels: Equatable {
  public var id: UUID
  package var first = 0
  fileprivate var second: String?
  private var third: [Int]
  public fileprivate(set) var fourth: Int = 3
  @Presents package var fifth: Int?
  @Presents fileprivate var sixth: Int?
  @Presents private var seventh: Int?
  @Presents public package(set) var eighth: Int?
  @ObservationStateIgnored public private(set) var ninth = 0

  public init(id: UUID) {
    self.id = id
    third = []
  }
}

public enum Namespace {}

public extension Namespace {
  @ObservableState
  struct InAPublicExtension {
    public var count = 0
    @Presents var child: Int?
    public init() {}
  }
}

private extension Namespace {
  @ObservableState
  struct InAPrivateExtension {
    var count = 0
    @Presents var child: Int?
  }

  @CasePathable enum Event { case counted(Int) }

  @DependencyClient struct Client { var fetch: () throws -> Int }
}

// Deprecated and unavailable types.
@available(*, deprecated)
@ObservableState
struct Old {
  var count = 0
  @Presents var child: Int?
}

@available(macOS 99, *)
@ObservableState
struct Future {
  var count = 0
  @Presents var child: Int?
}

// Raw identifiers.
@ObservableState
struct Sheet {
  var `first column` = 0
  var `2nd column`: Int? { didSet { print(oldValue as Any) } }
  @Presents var `details of a row`: Int?
}

func columns(_ sheet: Sheet) -> Int { sheet.`first column` + (sheet.`details of a row` ?? 0) }

// Comments and conditions around members.
@ObservableState
struct Documented {
  /// The name.
  /// - Note: It may be empty.
  public var name = "" /* trailing */
  /** The size. */
  var size: Int = {
    // In a closure.
    let width = 3
    return width * 2
  }()
  {
    didSet { /* nothing */  }
  }
  // MARK: - Deprecated
  @available(*, deprecated, renamed: "name") var title = ""
  #if DEBUG
  /// A property of debug builds.
  @Presents var inspector: Int?
  @Shared(.inMemory("log")) var log: [String] = []
  #elseif os(Linux)
  var platform = "Linux"
  #endif
}

// Observable enums with payloads of all kinds.
@ObservableState
@CasePathable
enum Route: Codable, Hashable, Sendable {
  /// The first screen.
  case home
  @available(*, deprecated) case old(Int)
  case track(Track, autoplay: Bool = true, _: Int)
  indirect case wrapped(Route)
  case never(Never)
  case `default`, `in`(Int)
  #if DEBUG
  case debug(Int), trace
  #endif
  case tags([String]?)

  static let initial = Route.home
  var isHome: Bool { self == .home }
}
