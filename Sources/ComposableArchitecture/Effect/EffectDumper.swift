extension Effect: CustomStringConvertible {
  /// The shape of the effect, a line for each node: what runs at the same time, what after what, and
  /// under which identity. Effects with equal descriptions have the same shape.
  ///
  /// ```
  /// merge
  ///   send
  ///   cancellable fact
  ///     run Feature/Fact.swift:42
  /// ```
  public var description: String {
    var outline = EffectDumper()
    outline.add(self)
    return outline.lines.joined(separator: "\n")
  }

  /// How many pieces of work the effect consists of.
  public var leafCount: Int {
    var outline = EffectDumper()
    outline.add(self)
    return outline.leafCount
  }
}

/// Writes down an effect.
private struct EffectDumper {
  private(set) var lines: [String] = []
  private(set) var leafCount = 0
  private var depth = 0

  mutating func add<Action>(_ effect: Effect<Action>) {
    switch effect.node {
    case .none:
      line("none")
    case .send:
      leaf("send")
    case .run(let run):
      leaf("run \(run.location)")
    case .subscription(let subscription):
      leaf("subscription \(subscription.location)")
    case .merge(let parts):
      branch("merge") { outline in parts.forEach { outline.add($0) } }
    case .concatenate(let parts):
      branch("concatenate") { outline in parts.forEach { outline.add($0) } }
    case .cancellable(let effect, let id, let cancelInFlight):
      branch("cancellable \(id.base)\(cancelInFlight ? ", cancelling what is in flight" : "")") {
        $0.add(effect)
      }
    case .cancel(let ids):
      leaf("cancel \(ids.map { "\($0.base)" }.joined(separator: ", "))")
    case .mapped(let mapping):
      add(mapping)
    case .transaction(let effect, _):
      branch("transaction") { $0.add(effect) }
    case .within(let effect, let descent, _):
      let component = descent.component
      let row = component.row.map { "[\($0.base)]" } ?? ""
      branch("within \(component.site.keyPath)\(row)") { $0.add(effect) }
    case .guarded(let effect, _):
      add(effect)
    case .presented(let effect, _):
      add(effect)
    }
  }

  private mutating func add<M: AnyMappedEffect>(_ mapping: M) {
    add(mapping.source)
  }

  private mutating func leaf(_ text: String) {
    leafCount += 1
    line(text)
  }

  private mutating func branch(_ text: String, _ body: (inout EffectDumper) -> Void) {
    line(text)
    depth += 1
    body(&self)
    depth -= 1
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }
}
