/// Numbers and texts without an order, the same in each run.
struct Noise {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  /// The next number: https://en.wikipedia.org/wiki/Linear_congruential_generator
  mutating func next(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  /// Letters that a database compresses by a fifth at most.
  static func text(_ count: Int, seed: Int = 1) -> [UInt8] {
    var noise = Noise(seed: seed)
    return (0..<count).map { _ in UInt8(ascii: "A") + UInt8(noise.next(below: 58)) }
  }
}
