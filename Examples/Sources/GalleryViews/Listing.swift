/// A file of the gallery, to be read.
struct Listing: Identifiable {
  let name: String
  let source: String

  var id: String { name }

  fileprivate init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    source = String(decoding: bytes, as: UTF8.self)
  }
}

extension CaseStudy {
  /// The files that the case study is made of: the very ones that were compiled.
  var listings: [Listing] {
    switch self {
    case .effectsCancellation:
      [
        Listing("EffectsCancellation.swift", PackageResources.EffectsCancellation_swift_txt),
        Listing(
          "EffectsCancellationView.swift", PackageResources.EffectsCancellationView_swift_txt
        ),
      ]
    case .twoCounters:
      [
        Listing("Counter.swift", PackageResources.Counter_swift_txt),
        Listing("TwoCounters.swift", PackageResources.TwoCounters_swift_txt),
        Listing("TwoCountersView.swift", PackageResources.TwoCountersView_swift_txt),
      ]
    case .optionalChild:
      [
        Listing("OptionalCounter.swift", PackageResources.OptionalCounter_swift_txt),
        Listing("OptionalCounterView.swift", PackageResources.OptionalCounterView_swift_txt),
      ]
    case .animation:
      [
        Listing("Animations.swift", PackageResources.Animations_swift_txt),
        Listing("AnimationsView.swift", PackageResources.AnimationsView_swift_txt),
      ]
    case .bindings:
      [
        Listing("Controls.swift", PackageResources.Controls_swift_txt),
        Listing("ControlsView.swift", PackageResources.ControlsView_swift_txt),
      ]
    case .rows:
      [
        Listing("FactRows.swift", PackageResources.FactRows_swift_txt),
        Listing("FactRowsView.swift", PackageResources.FactRowsView_swift_txt),
      ]
    case .longLivingEffects:
      [
        Listing("CheerClient.swift", PackageResources.CheerClient_swift_txt),
        Listing("LongLivingEffects.swift", PackageResources.LongLivingEffects_swift_txt),
        Listing("LongLivingEffectsView.swift", PackageResources.LongLivingEffectsView_swift_txt),
      ]
    case .timers:
      [
        Listing("Timers.swift", PackageResources.Timers_swift_txt),
        Listing("TimersView.swift", PackageResources.TimersView_swift_txt),
      ]
    case .search:
      [
        Listing("RegionClient.swift", PackageResources.RegionClient_swift_txt),
        Listing("Search.swift", PackageResources.Search_swift_txt),
        Listing("SearchView.swift", PackageResources.SearchView_swift_txt),
      ]
    case .throttling:
      [
        Listing("Throttling.swift", PackageResources.Throttling_swift_txt),
        Listing("ThrottlingView.swift", PackageResources.ThrottlingView_swift_txt),
      ]
    case .countdown:
      [
        Listing("Countdown.swift", PackageResources.Countdown_swift_txt),
        Listing("CountdownView.swift", PackageResources.CountdownView_swift_txt),
      ]
    }
  }
}
