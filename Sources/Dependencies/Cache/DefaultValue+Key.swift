extension DefaultValue {
  /// Reads the value of `key` for `context`.
  convenience init<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext) {
    switch context {
    case .live:
      if let key = key as? any DependencyKey.Type {
        self.init(liveValueOf: key)
      } else {
        self.init(box: ValueBox(Key.testValue), issue: .noLiveValue)
      }
    case .preview:
      self.init(box: ValueBox(Key.previewValue), issue: .none)
    case .test:
      let test = UncontrolledValueDetector.testValue(of: key)
      self.init(box: ValueBox(test.value), issue: test.isUncontrolled ? .liveInTest : .none)
    }
  }

  private convenience init<Key: DependencyKey>(liveValueOf key: Key.Type) {
    self.init(box: ValueBox(Key.liveValue), issue: .none)
  }
}
