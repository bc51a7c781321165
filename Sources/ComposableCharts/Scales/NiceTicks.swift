import Foundation

/// Round numbers at equal distances that cover a range: multiples of 1, 2 or 5 times a power of ten.
///
/// The distance is rounded as by Paul Heckbert, "Nice Numbers for Graph Labels", Graphics Gems, 1990. He also
/// rounds the range up before he divides it, which leaves too few numbers in some.
struct NiceTicks: Equatable {
  /// The distance.
  let step: Double
  /// The numbers. The first and the last one are outside of the range, or its bounds.
  let values: [Double]

  /// Creates numbers.
  ///
  /// - Parameters:
  ///   - range: The range. A single number is extended to zero.
  ///   - count: The approximate number of numbers, from 2 to 500.
  ///   - minimumStep: The minimum distance.
  init(over range: ClosedRange<Double>, count: Int, minimumStep: Double = 0) {
    var (low, high) = (range.lowerBound, range.upperBound)
    if low == high { (low, high) = low == 0 ? (0, 1) : (min(low, 0), max(high, 0)) }
    let count = min(max(2, count), 500)
    let step = max(Self.rounded((high - low) / Double(count - 1)), minimumStep)
    self.init(over: low...high, step: step)
  }

  /// Creates the multiples of a number that cover a range, or only its bounds if there are too many.
  init(over range: ClosedRange<Double>, step: Double) {
    self.step = step
    let (low, high) = (range.lowerBound, range.upperBound)
    guard step > 0, step.isFinite, (high - low) / step < 1000 else {
      values = [low, high]
      return
    }
    // Multiplied, so that errors do not add up, and divided for a step such as 0.1, whose multiples have
    // more digits than quotients of its inverse.
    let inverse = (1 / step).rounded()
    let divides = step < 1 && abs(inverse * step - 1) < 1e-9
    values = stride(
      from: (low / step).rounded(.down), through: (high / step).rounded(.up), by: 1
    ).map { divides ? $0 / inverse : $0 * step }
  }

  /// Returns the multiple 1, 2, 5 or 10 of a power of ten that is closest to a positive number.
  private static func rounded(_ number: Double) -> Double {
    let power = pow(10, log10(number).rounded(.down))
    let fraction = number / power
    return (fraction < 1.5 ? 1 : fraction < 3 ? 2 : fraction < 7 ? 5 : 10) * power
  }
}
