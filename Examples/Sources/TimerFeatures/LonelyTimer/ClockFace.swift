extension LonelyTimer.State {
  /// The remaining time as `2:59` or `1:00:00`, rounded up to a second.
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
