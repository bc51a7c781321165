@_spi(Renderer) @testable import ComposableUI
@_spi(Benchmarks) @testable import ComposableWeb

/// A page of elements that a test has made, and the encoder of its messages.
///
/// It adds to patches what a view graph would: the elements before, and the changes of their traits.
struct ShownPage {
  private var rendering: Rendering
  private var encoder = PatchEncoder()

  init(_ rendering: Rendering) { self.rendering = rendering }

  mutating func record(_ interaction: Interaction, on id: Int) {
    encoder.record(interaction, on: id, showing: element(id))
  }

  mutating func record(
    _ report: TextReport, seenAt seq: Int, on id: Int
  ) throws(RejectionReason) -> String {
    try encoder.record(report, seenAt: seq, on: id, showing: element(id))
  }

  mutating func encode(_ changes: [Change], seq: Int, ack: Int?) -> String {
    let diff = apply(changes)
    return encoder.encode(diff, seq: seq, ack: ack) { rendering.path(to: $0) != nil }
  }

  private mutating func apply(_ changes: [Change]) -> Diff {
    var before = rendering.traitsOfAll
    var diff: Diff = []
    for change in changes {
      let former = rendering
      if case .insert(let inserted, in: _, before: _, _) = change.patch {
        before.merge(inserted.traitsOfAll) { $1 }
      }
      rendering = rendering.applying(change.patch)
      guard let element = element(of: change.patch, before: former) else { continue }
      diff.append(Change(change.patch, animation: change.animation, of: element))
    }
    for (id, traits) in rendering.traitsOfAll.sorted(by: { $0.key < $1.key }) {
      guard let old = before[id], old != traits, let path = rendering.path(to: id) else { continue }
      var context = path.context
      context.traits = old
      diff.append(
        Change(
          .layout(id, traits), animation: nil, of: ShownElement(path.last.content, in: context)))
    }
    return diff
  }

  private func element(of patch: Patch, before former: Rendering) -> ShownElement? {
    switch patch {
    case .insert(let inserted, in: _, before: _, _): element(inserted.id)
    case .remove(let id, _), .move(let id, before: _), .scroll(let id, _), .layout(let id, _):
      former.path(to: id).map { ShownElement($0.last.content, in: $0.context) }
    case .update(let id, let content):
      former.path(to: id).map { path in
        let target = content.base.changesModifiedElement ? path.last.modified : nil
        return ShownElement(
          path.last.content, in: path.context,
          modified: target.flatMap { target in
            former.path(to: target.id).flatMap { before in
              rendering.path(to: target.id).map {
                ShownElement.Modified(target.id, target.content, before.context, $0.context)
              }
            }
          })
      }
    }
  }

  private func element(_ id: Int) -> ShownElement? {
    rendering.path(to: id).map { ShownElement($0.last.content, in: $0.context) }
  }
}

extension Change {
  /// A change that a ``ShownPage`` completes.
  init(_ patch: Patch, animation: Animation?) {
    self.init(
      patch, animation: animation, of: ShownElement(AnyElementContent(PageContent())))
  }
}

extension Rendering {
  /// The elements around one, and itself.
  fileprivate struct Path {
    let around: [Rendering]
    let last: Rendering

    var context: RenderContext {
      var context = RenderContext()
      for element in around {
        context.id = element.id
        context = context.entering(element.content)
      }
      context.id = last.id
      context.traits = last.traits
      return context
    }
  }

  fileprivate func path(to id: Int, around: [Rendering] = []) -> Path? {
    if self.id == id { return Path(around: around, last: self) }
    return children.lazy.compactMap { $0.path(to: id, around: around + [self]) }.first
  }

  fileprivate var traitsOfAll: [Int: LayoutTraits] {
    children.reduce(into: [id: traits]) { $0.merge($1.traitsOfAll) { $1 } }
  }

  /// The element that a chain of modifiers and context menus applies to.
  fileprivate var modified: Rendering? {
    guard content.base.passesOnAccessibility else { return self }
    let child = children.first { !$0.content.base.layout.takesNoSpace }
    return child?.modified
  }

  fileprivate func applying(_ patch: Patch) -> Rendering {
    switch patch {
    case .insert(let inserted, in: let parent, before: let next, _):
      return mapping(parent) { $0.inserting(inserted, before: next) }
    case .remove(let id, _):
      return removing(id)
    case .move(let id, before: let next):
      guard let path = path(to: id), let parent = path.around.last else { return self }
      return removing(id).mapping(parent.id) { $0.inserting(path.last, before: next) }
    case .update(let id, let content):
      return mapping(id) { Rendering(id: id, content: content, children: $0.children) }
    case .layout, .scroll:
      return self
    }
  }

  private func mapping(_ id: Int, _ change: (Rendering) -> Rendering) -> Rendering {
    if self.id == id { return change(self) }
    return Rendering(
      id: self.id, content: content, children: children.map { $0.mapping(id, change) })
  }

  private func removing(_ id: Int) -> Rendering {
    Rendering(
      id: self.id, content: content,
      children: children.filter { $0.id != id }.map { $0.removing(id) })
  }

  private func inserting(_ child: Rendering, before next: Int?) -> Rendering {
    var children = children
    let index = next.flatMap { next in children.firstIndex { $0.id == next } }
    children.insert(child, at: index ?? children.endIndex)
    return Rendering(id: id, content: content, children: children)
  }
}
