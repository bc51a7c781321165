#if !canImport(SwiftUI)
// The closed-form solution of the damped harmonic oscillator; see for instance L. D. Landau and E.
// M. Lifshitz, "Mechanics", §25, or Wikipedia, "Harmonic oscillator", section "Damped".
//
// With y the remaining distance: y″ + 2γ y′ + ω² y = 0, y(0) = 1, y′(0) = −v, where γ = c ∕ 2m and
// ω² = k ∕ m. The sign of γ² − ω² separates under-, critically and over-damped motion.

extension Spring {
  /// Returns the progress at a time: 0 at the start, 1 at the goal, above 1 when overshooting.
  ///
  /// - Parameter time: The seconds since the start. Before the start the value is 0.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - remaining(at: time)
  }

  /// The number of seconds after which the movement stays within a thousandth of the goal.
  ///
  /// It is an upper bound, computed from the envelope of the motion. It is infinite for a spring
  /// without damping or without stiffness, which never comes to rest.
  public var settlingDuration: Double {
    guard slowestDecay > 0 else { return .infinity }
    // Beyond its peak the envelope only falls: bisect for the time at which it crosses the
    // threshold.
    let slope = abs(decay - initialVelocity)
    var early = slope > 0 ? max(0, 1 / slowestDecay - 1 / slope) : 0
    var late = max(early, 1 / slowestDecay)
    while envelope(at: late) > Self.threshold { (early, late) = (late, late * 2) }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if envelope(at: middle) > Self.threshold { early = middle } else { late = middle }
    }
    return late
  }

  private static var threshold: Double { 0.001 }

  private var decay: Double { damping / (2 * mass) }
  private var discriminant: Double { decay * decay - stiffness / mass }

  /// The rate of the slowest exponential in the solution.
  private var slowestDecay: Double {
    guard discriminant > 0 else { return decay }
    // ω² ∕ (γ + β) rather than γ − β, which would suffer from cancellation for heavy damping.
    return stiffness / mass / (decay + discriminant.squareRoot())
  }

  /// The remaining distance at a time after the start.
  private func remaining(at t: Double) -> Double {
    let slope = decay - initialVelocity
    if discriminant < 0 {
      let frequency = (-discriminant).squareRoot()
      return exponential(-decay * t)
        * (cosine(frequency * t) + slope / frequency * sine(frequency * t))
    } else if discriminant == 0 {
      return exponential(-decay * t) * (1 + slope * t)
    } else {
      let spread = discriminant.squareRoot()
      let fast = exponential(-2 * spread * t)
      return exponential(-slowestDecay * t)
        * ((1 + fast) + slope / spread * (1 - fast)) / 2
    }
  }

  /// An upper bound of the absolute remaining distance, without oscillation.
  private func envelope(at t: Double) -> Double {
    let slope = abs(decay - initialVelocity)
    var amplitude = 1 + slope * t
    if discriminant < 0 {
      amplitude = min(amplitude, (1 - slope * slope / discriminant).squareRoot())
    } else if discriminant > 0 {
      amplitude = min(amplitude, 1 + slope / (2 * discriminant.squareRoot()))
    }
    return exponential(-slowestDecay * t) * amplitude
  }
}
#endif
