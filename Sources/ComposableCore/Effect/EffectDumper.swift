extension Effect: CustomStringConvertible {
  /// The shape of the effect: a line for each node, indented below the node that contains it, which
  /// shows the effects that run concurrently or one after another and their identifiers. Effects
  /// with equal descriptions have the same shape.
  ///
  /// ```
  /// merge
  ///   send
  ///   cancellable fact
  ///     run Feature/Fact.swift:42
  /// ```
  public var description: String {
    var dumper = EffectDumper()
    dumper.add(self)
    return dumper.lines.joined(separator: "\n")
  }

  /// The number of leaves of the effect: operations, subscriptions, actions to send and cancels.
  public var leafCount: Int {
    var dumper = EffectDumper()
    dumper.add(self)
    return dumper.leafCount
  }
}

/// Builds the description of an effect.
private struct EffectDumper {
  private(set) var lines: [String] = []
  private(set) var leafCount = 0
  private var depth = 0

  mutating func add<Action>(_ effect: Effect<Action>) {
    switch effect.operation {
    case .none:
      line("none")
    case .send:
      leaf("send")
    case .run(let run):
      leaf("run \(run.location)")
    case .subscription(let subscription):
      leaf("subscription \(subscription.location)")
    case .wait(let deferral):
      leaf("wait \(deferral.location)")
    case .merge(let effects):
      nested("merge") { dumper in effects.forEach { dumper.add($0) } }
    case .concatenate(let effects):
      nested("concatenate") { dumper in effects.forEach { dumper.add($0) } }
    case .cancellable(let effect, let id, let cancelInFlight):
      nested("cancellable \(id.base)\(cancelInFlight ? ", cancelInFlight: true" : "")") {
        $0.add(effect)
      }
    case .cancel(let ids, _):
      leaf("cancel \(ids.map { "\($0.base)" }.joined(separator: ", "))")
    case .throttle(let effect, let throttling):
      nested("throttle \(throttling.id.base)") { $0.add(effect) }
    case .transaction(let effect, _):
      nested("transaction") { $0.add(effect) }
    case .child(let childEffect):
      add(childEffect)
    }
  }

  private mutating func add(_ childEffect: some AnyChildEffect) {
    guard let scope = childEffect.scope?.description else { return add(childEffect.source) }
    nested("within \(scope)") { $0.add(childEffect.source) }
  }

  private mutating func leaf(_ text: String) {
    leafCount += 1
    line(text)
  }

  private mutating func nested(_ text: String, _ body: (inout EffectDumper) -> Void) {
    line(text)
    depth += 1
    body(&self)
    depth -= 1
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }
}
