import Observation
import Synchronization

/// Tells the observers of one field.
final class FieldRegistrar: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let wasRead = Atomic(false)
  private var value: Void { () }

  /// Whether anybody has ever read the field.
  var isObserved: Bool { wasRead.load(ordering: .relaxed) }

  func access() {
    if !isObserved { wasRead.store(true, ordering: .relaxed) }
    registrar.access(self, keyPath: \.value)
  }

  func tell() {
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}

/// The observed fields of one value.
final class FieldRegistrars: Sendable {
  private let signals = Mutex<[UncheckedKeyPath: FieldRegistrar]>([:])

  func signal(for keyPath: AnyKeyPath) -> FieldRegistrar {
    let keyPath = UncheckedKeyPath(keyPath)
    return signals.withLock { signals in
      if let signal = signals[keyPath] { return signal }
      let signal = FieldRegistrar()
      signals[keyPath] = signal
      return signal
    }
  }

  /// Notes that a field changed. Its observers are told after the reducer has run; who reads the
  /// field then gets a signal anew, and is not told of the same action twice.
  ///
  /// - Returns: Whether anybody is left who observes a field.
  func change(_ keyPath: AnyKeyPath) -> Bool {
    guard let changes = PendingMutations.current else { return true }
    let keyPath = UncheckedKeyPath(keyPath)
    let (signal, isObserved) = signals.withLock { signals in
      (signals.removeValue(forKey: keyPath), !signals.isEmpty)
    }
    if let signal { changes.add(signal) }
    return isObserved
  }

  /// The same observers, for a copy of the value that changes. Which of the two is the one that they
  /// look at can't be told: both tell them.
  func copied() -> FieldRegistrars {
    let fields = FieldRegistrars()
    let all = signals.withLock { $0 }
    fields.signals.withLock { $0 = all }
    return fields
  }

  /// Notes that the value has gone, to those who don't observe a copy of it that goes on.
  func changeAll() {
    guard let changes = PendingMutations.current else { return }
    // Out of the dictionary first: its indices would hold the signals, too.
    var told = signals.withLock { signals in
      defer { signals = [:] }
      return Array(signals.values)
    }
    for index in told.indices where isKnownUniquelyReferenced(&told[index]) {
      changes.add(told[index])
    }
  }

  // Unchecked: the key paths of fields are written by a macro and capture nothing.
  private struct UncheckedKeyPath: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath

    init(_ keyPath: AnyKeyPath) {
      self.keyPath = keyPath
    }
  }
}
