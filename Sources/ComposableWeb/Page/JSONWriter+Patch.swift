import ComposableHTML
import ComposableUI

// The encoding of patches as specified in `ComposableWeb.docc/WireProtocol.md`. Trailing `null`s
// of a patch are omitted.
extension JSONWriter {
  mutating func insert(
    _ element: HTMLTemplates.Element, in parent: Int, before next: Int?, _ timing: CSSTiming?,
    _ start: TransitionStyle?
  ) {
    array { json in
      json.value("i")
      json.value(parent)
      json.number(next)
      json.value(element)
      json.animation(timing, start)
    }
  }

  private mutating func value(_ element: HTMLTemplates.Element) {
    switch element {
    case .html(let html): value(html)
    case .instance(let template, let root, let values):
      array { json in
        json.value(template)
        json.value(root)
        for (hole, value) in values {
          json.value(hole)
          json.value(value)
        }
      }
    }
  }

  /// Writes the templates that a browser does not know yet.
  mutating func write(_ templates: [HTMLTemplates.Template]) {
    guard !templates.isEmpty else { return }
    key("templates")
    array { json in
      for template in templates {
        json.array { json in
          json.array { json in for literal in template.literals { json.value(literal) } }
          json.array { json in for value in template.values { json.value(value) } }
          json.array { json in for hole in template.identifierHoles { json.value(hole) } }
        }
      }
    }
  }

  mutating func remove(_ id: Int, _ timing: CSSTiming?, _ end: TransitionStyle?) {
    array { json in
      json.value("r")
      json.value(id)
      json.animation(timing, end)
    }
  }

  mutating func move(_ id: Int, before next: Int?, _ timing: CSSTiming?) {
    array { json in
      json.value("m")
      json.value(id)
      if next != nil || timing != nil { json.number(next) }
      json.animation(timing, nil)
    }
  }

  mutating func update(
    _ id: Int, _ changes: HTMLNodeDiff, _ timing: CSSTiming?, isAnimatedByScript: Bool = false
  ) {
    array { json in
      json.value("u")
      json.value(id)
      json.value(changes)
      // Without a script of their own, only changes of styles are animated.
      if changes.hasStyles || isAnimatedByScript { json.animation(timing, nil) }
    }
  }

  mutating func scroll(to id: Int, _ anchor: UnitPoint?, isSmooth: Bool) {
    array { json in
      json.value("s")
      json.value(id)
      if let anchor {
        json.value(Place(anchor.x).rawValue)
        json.value(Place(anchor.y).rawValue)
      } else {
        json.null()
        json.null()
      }
      if isSmooth { json.value(true) }
    }
  }

  /// Writes the keys of commands that a message contains beside its patches.
  mutating func write(_ commands: BrowserCommands) {
    if !commands.urls.isEmpty {
      key("open")
      array { json in
        for url in commands.urls { json.value(WebAddress(url.absoluteString).text) }
      }
    }
    if let copied = commands.copied {
      key("copy")
      value(copied)
    }
    if !commands.cookieTickets.isEmpty {
      key("cookies")
      array { json in
        for ticket in commands.cookieTickets { json.value(ticket) }
      }
    }
    if !commands.uploads.isEmpty {
      key("uploads")
      array { json in
        for upload in commands.uploads { json.value(upload) }
      }
    }
    if !commands.downloads.isEmpty {
      key("downloads")
      array { json in
        for download in commands.downloads {
          json.array { json in
            json.value(download.ticket)
            json.value(download.name)
          }
        }
      }
    }
    if let redirect = commands.redirect {
      key("redirect")
      value(redirect)
    }
    if let changeCount = commands.changeCount {
      key("state")
      value(changeCount)
    }
    if let texts = commands.texts {
      key("texts")
      value(texts)
    }
  }

  private mutating func value(_ upload: UploadCommand) {
    array { json in
      json.value(upload.element)
      switch upload.answer {
      case .tickets(let tickets):
        json.array { json in
          for ticket in tickets { json.value(ticket) }
        }
      case .end(let message): json.value(message)
      }
    }
  }

  private mutating func number(_ number: Int?) {
    if let number { value(number) } else { null() }
  }

  private mutating func animation(_ timing: CSSTiming?, _ style: TransitionStyle?) {
    guard let timing else { return }
    value(timing)
    guard let style, !style.styles.isEmpty else { return }
    object { json in
      for style in style.styles {
        json.key(style.property.text)
        json.value(style.value.text)
      }
    }
  }

  mutating func value(_ timing: CSSTiming) {
    array { json in
      json.value(timing.duration)
      json.value(timing.delay)
      json.value(timing.curve)
      guard timing.repetitions != 1 || timing.alternates else { return }
      json.value(timing.repetitions)
      if timing.alternates { json.value(true) }
    }
  }

  mutating func value(_ changes: HTMLNodeDiff) {
    object { json in
      if let replacement = changes.replacement {
        json.key("n")
        json.value(replacement.text)
      }
      if !changes.classes.added.isEmpty || !changes.classes.removed.isEmpty {
        json.key("c")
        json.object { json in
          for name in changes.classes.removed {
            json.key(String(name))
            json.value(false)
          }
          for name in changes.classes.added {
            json.key(String(name))
            json.value(true)
          }
        }
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
      if let innerHTML = changes.innerHTML {
        json.key("h")
        json.value(innerHTML.text)
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

/// A place in a scroll view, as browsers know it.
private enum Place: String {
  case start, center, end

  init(_ fraction: Double) {
    // NaN is the center.
    self = fraction < 0.25 ? .start : fraction > 0.75 ? .end : .center
  }
}
