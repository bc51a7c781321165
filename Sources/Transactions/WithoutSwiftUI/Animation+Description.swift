#if !canImport(SwiftUI)
extension Animation: CustomStringConvertible {
  /// The shortest chain of calls that creates the animation.
  public var description: String {
    var text = "\(curve)"
    if speed != 1 { text += ".speed(\(speed))" }
    if delay != 0 { text += ".delay(\(delay))" }
    switch repetition {
    case .once: break
    case .count(let count, let autoreverses):
      text += ".repeatCount(\(count), autoreverses: \(autoreverses))"
    case .forever(let autoreverses):
      text += ".repeatForever(autoreverses: \(autoreverses))"
    }
    return text
  }
}

extension Animation.Curve: CustomStringConvertible {
  /// The call that creates an animation with the curve.
  public var description: String {
    switch self {
    case .bezier(let points, let duration):
      "timingCurve(\(points.x1), \(points.y1), \(points.x2), \(points.y2), duration: \(duration))"
    case .spring(let spring):
      "\(spring)"
    }
  }
}

extension Spring: CustomStringConvertible {
  /// The call that creates an animation with the spring.
  public var description: String {
    let quantities = "mass: \(mass), stiffness: \(stiffness), damping: \(damping)"
    return initialVelocity == 0
      ? "interpolatingSpring(\(quantities))"
      : "interpolatingSpring(\(quantities), initialVelocity: \(initialVelocity))"
  }
}
#endif
