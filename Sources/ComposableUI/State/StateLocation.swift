import ComposableCore
import Foundation
import Observation

/// The storage of a state that may be the same as when it was created.
protocol InitialState: AnyObject {
  /// True if nothing is lost when it is created again.
  var isInitial: Bool { get }
}

/// The storage of a view's state. Reads are observed.
final class StateLocation<Value>: Observable, TimelineState, InitialState, RestorableState {
  private let registrar = ObservationRegistrar()
  private let timeline: StateTimeline
  private var current: Value
  /// The values before steps that are not evaluated yet, the oldest first.
  private var former: [(step: Int, value: Value)] = []
  private var isChanged = false
  /// True once a field that conceals its text has set the value, which then never leaves memory.
  private var isSecret = false

  /// True if it was never set. An object may have changed all the same.
  var isInitial: Bool {
    if isChanged { return false }
    if let state = current as? any InitialState { return state.isInitial }
    let mirror = Mirror(reflecting: current)
    let value = mirror.displayStyle == .optional ? mirror.children.first?.value : current
    return !(value.map { type(of: $0) is AnyClass } ?? false)
  }

  init(_ value: Value, on timeline: StateTimeline) {
    current = value
    self.timeline = timeline
  }

  /// The value: while a step is evaluated, that of the step.
  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      guard !former.isEmpty, let step = timeline.evaluatedStep,
        let next = former.first(where: { step < $0.step })
      else { return current }
      timeline.readFormerValue(until: next.step)
      return next.value
    }
    set {
      if timeline.isSetElsewhere() { timeline.run { self.set(newValue) } } else { set(newValue) }
    }
  }

  private func set(_ newValue: Value) {
    guard !isSame(current, newValue) else { return }
    isChanged = true
    if SecretInput.isCurrent { isSecret = true }
    timeline.hasUnstoredChanges = true
    registrar.withMutation(of: self, keyPath: \.value) { replaceValue(with: newValue) }
  }

  private func replaceValue(with newValue: Value) {
    // Without a report of each change, bodies are evaluated once, with the current values.
    if ObservationTracker.reportsEachChange, let step = timeline.stepAfterOthers(),
      former.last?.step != step
    {
      if former.isEmpty { timeline.add(self) }
      former.append((step, current))
    }
    current = newValue
  }

  func stored() -> StoredValue? {
    guard isChanged, !isSecret else { return nil }
    let form: Any? =
      if let value = current as? any RestorableValue { value.storedForm } else { current }
    guard let form = form as? any Encodable, let json = try? JSONEncoder.allNumbers.encode(form)
    else {
      return .lost
    }
    return .json(String(decoding: json, as: UTF8.self))
  }

  func restore(_ json: String) throws {
    let data = Data(json.utf8)
    let restored: Any? =
      if let type = Value.self as? any RestorableValue.Type {
        try type.decoded(data)
      } else if let type = Value.self as? any Decodable.Type {
        try JSONDecoder.allNumbers.decode(type, from: data)
      } else {
        nil
      }
    guard let restored = restored as? Value else { throw RestorationError() }
    value = restored
  }

  func discardValues(until step: Int) -> Bool {
    // The value before the next step is that of this step, too.
    former.removeAll { $0.step <= step + 1 }
    return former.isEmpty
  }
}
