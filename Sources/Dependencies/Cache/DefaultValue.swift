/// A key's own value: what is used when nobody overrides the key.
final class DefaultValue: Sendable {
  let box: AnyValueBox
  let fault: DependencyFault

  init(box: AnyValueBox, fault: DependencyFault) {
    self.box = box
    self.fault = fault
  }

  /// Asks `key` for its value.
  convenience init<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) {
    switch context {
    case .live:
      if let key = key as? any DependencyKey.Type {
        self.init(liveValueOf: key)
      } else {
        self.init(box: ValueBox(Key.testValue), fault: .noLiveValue)
      }
    case .preview:
      self.init(box: ValueBox(Key.previewValue), fault: .none)
    case .test:
      let test = UncontrolledValue.testValue(of: key)
      self.init(box: ValueBox(test.value), fault: test.isUncontrolled ? .liveInTest : .none)
    }
  }

  private convenience init<Key: DependencyKey>(liveValueOf key: Key.Type) {
    self.init(box: ValueBox(Key.liveValue), fault: .none)
  }
}
