import ComposableConcurrency

/// A wait for the end of an interval, as an operation of an effect.
// Unchecked: immutable, as its superclass.
@usableFromInline
final class Deferral: EffectOperation, @unchecked Sendable {
  let timer: DelayTimer

  init(_ timer: DelayTimer, at location: SourceLocation) {
    self.timer = timer
    super.init(at: location)
  }
}

extension Effect {
  /// Runs this effect after the interval of a timer.
  package func deferred(
    by timer: DelayTimer,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Self {
    if isNone { return .none }
    let deferral = Deferral(timer, at: SourceLocation(fileID, filePath, line, column))
    return .concatenate(Self(operation: .wait(deferral)), self)
  }
}
