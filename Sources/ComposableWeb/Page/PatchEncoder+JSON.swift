// The patches of `Documentation/WireProtocol.md`, letter for letter. What is `null` at the end of one
// is left out.
extension JSONWriter {
  mutating func insert(
    _ html: HTML, in parent: Int, before next: Int?, _ easing: CSSTiming?, _ start: TransitionStyle?
  ) {
    array { json in
      json.value("i")
      json.value(parent)
      json.number(next)
      json.value(html.text)
      json.movement(easing, start)
    }
  }

  mutating func remove(_ id: Int, _ easing: CSSTiming?, _ end: TransitionStyle?) {
    array { json in
      json.value("r")
      json.value(id)
      json.movement(easing, end)
    }
  }

  mutating func move(_ id: Int, before next: Int?, _ easing: CSSTiming?) {
    array { json in
      json.value("m")
      json.value(id)
      if next != nil || easing != nil { json.number(next) }
      json.movement(easing, nil)
    }
  }

  mutating func update(_ id: Int, _ changes: HTMLNodeDiff, _ easing: CSSTiming?) {
    array { json in
      json.value("u")
      json.value(id)
      json.value(changes)
      // Only styles can be seen moving.
      if changes.hasStyles { json.movement(easing, nil) }
    }
  }

  private mutating func number(_ number: Int?) {
    if let number { value(number) } else { null() }
  }

  private mutating func movement(_ easing: CSSTiming?, _ style: TransitionStyle?) {
    guard let easing else { return }
    value(easing)
    guard let style, !style.styles.isEmpty else { return }
    object { json in
      for style in style.styles {
        json.key(style.property.text)
        json.value(style.value.text)
      }
    }
  }

  mutating func value(_ easing: CSSTiming) {
    array { json in
      json.value(easing.duration)
      json.value(easing.delay)
      json.value(easing.curve)
      guard easing.repetitions != 1 || easing.alternates else { return }
      json.value(easing.repetitions)
      if easing.alternates { json.value(true) }
    }
  }

  mutating func value(_ changes: HTMLNodeDiff) {
    object { json in
      if let replacement = changes.replacement {
        json.key("n")
        json.value(replacement.text)
      }
      if !changes.attributes.isEmpty {
        json.key("a")
        json.object { json in
          for (name, value) in changes.attributes {
            json.key(name.text)
            json.value(value)
          }
        }
      }
      if !changes.styles.isEmpty {
        json.key("s")
        json.object { json in
          for (property, value) in changes.styles {
            json.key(property.text)
            json.value(value?.text)
          }
        }
      }
      if let text = changes.text {
        json.key("t")
        json.value(text)
      }
      if let inside = changes.inside {
        json.key("h")
        json.value(inside.text)
      }
      if !changes.parts.isEmpty {
        json.key("p")
        json.object { json in
          for (name, changes) in changes.parts {
            json.key(name.text)
            json.value(changes)
          }
        }
      }
    }
  }
}

extension HTMLNodeDiff {
  fileprivate var hasStyles: Bool {
    !styles.isEmpty || parts.contains { $0.changes.hasStyles }
  }
}
