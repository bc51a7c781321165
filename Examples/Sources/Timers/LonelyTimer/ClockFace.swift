extension LonelyTimer.State {
  /// What is left as a clock shows it: `2:59`, `1:00:00`; a second that has begun counts as whole.
  public var clockFace: String {
    let (seconds, attoseconds) = remaining.components
    let total = seconds + (attoseconds > 0 ? 1 : 0)
    let (hours, minutes) = (total / 3_600, total / 60 % 60)
    let face = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    return "\(face):\(twoDigits(total % 60))"
  }
}

private func twoDigits(_ number: Int64) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
