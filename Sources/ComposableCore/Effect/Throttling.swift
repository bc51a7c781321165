import ComposableConcurrency

/// The limit of a throttled effect.
@usableFromInline
final class Throttling: Sendable {
  let id: AnyHashableSendable
  /// True to deliver the last of the actions that arrive during an interval, `false` for the first.
  let latest: Bool
  /// The wait for the end of the interval.
  let deferral: Deferral

  init(id: AnyHashableSendable, latest: Bool, deferral: Deferral) {
    self.id = id
    self.latest = latest
    self.deferral = deferral
  }
}

extension Effect {
  /// Delivers at most one action of this effect in each interval of a timer.
  package func throttled(
    by timer: DelayTimer, id: AnyHashableSendable, latest: Bool,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    if isNone { return .none }
    let deferral = Deferral(timer, at: SourceLocation(fileID, filePath, line, column))
    return Self(
      operation: .throttle(self, Throttling(id: id, latest: latest, deferral: deferral)))
  }
}
