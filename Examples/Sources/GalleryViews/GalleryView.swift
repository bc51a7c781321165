import CaseStudies
import ComposableArchitecture
public import SwiftUI

/// The list of case studies.
public struct GalleryView: View {
  /// Shows the list.
  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(CaseStudy.allCases) { study in
            NavigationLink(study.rawValue) { CaseStudyView(study: study) }
          }
        } footer: {
          Text("Each of them runs on the server. Your browser gets what changes.")
        }
      }
      .navigationTitle("Gallery")
    }
  }
}

/// A case study with its text and its source.
struct CaseStudyView: View {
  let study: CaseStudy

  var body: some View {
    VStack(alignment: .leading) {
      Text(study.text)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      screen
      ForEach(study.listings) { listing in
        DisclosureGroup(listing.name) {
          ScrollView(.horizontal) {
            Text(verbatim: listing.source).monospaced().font(.footnote)
          }
        }
        .padding(.horizontal)
      }
    }
    .navigationTitle(study.rawValue)
  }

  @ViewBuilder private var screen: some View {
    switch study {
    case .effectsCancellation:
      WithStore({ EffectsCancellationView(store: $0) }) {
        Store(initialState: EffectsCancellation.State()) { EffectsCancellation() }
      }
    case .twoCounters:
      WithStore(TwoCountersView.init) {
        Store(initialState: TwoCounters.State()) { TwoCounters() }
      }
    case .optionalChild:
      WithStore(OptionalCounterView.init) {
        Store(initialState: OptionalCounter.State()) { OptionalCounter() }
      }
    case .animation:
      WithStore(AnimationsView.init) {
        Store(initialState: Animations.State()) { Animations() }
      }
    case .bindings:
      WithStore(ControlsView.init) {
        Store(initialState: Controls.State()) { Controls() }
      }
    case .rows:
      WithStore(FactRowsView.init) {
        Store(initialState: FactRows.State()) { FactRows() }
      }
    case .longLivingEffects:
      WithStore(LongLivingEffectsView.init) {
        Store(initialState: LongLivingEffects.State()) { LongLivingEffects() }
      }
    case .timers:
      WithStore(TimersView.init) {
        Store(initialState: Timers.State()) { Timers() }
      }
    case .search:
      WithStore(SearchView.init) {
        Store(initialState: Search.State()) { Search() }
      }
    case .throttling:
      WithStore(ThrottlingView.init) {
        Store(initialState: Throttling.State()) { Throttling() }
      }
    case .countdown:
      WithStore(CountdownView.init) {
        Store(initialState: Countdown.State()) { Countdown() }
      }
    }
  }
}

/// Has a store as long as it is shown.
private struct WithStore<Feature: View, FeatureState, FeatureAction>: View {
  @State private var store: Store<FeatureState, FeatureAction>
  private let feature: (Store<FeatureState, FeatureAction>) -> Feature

  init(
    _ feature: @escaping (Store<FeatureState, FeatureAction>) -> Feature,
    store: @escaping () -> Store<FeatureState, FeatureAction>
  ) {
    _store = State(wrappedValue: store())
    self.feature = feature
  }

  var body: some View { feature(store) }
}
