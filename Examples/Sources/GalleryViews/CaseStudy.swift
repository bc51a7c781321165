import CaseStudies
import ComposableArchitecture
import SwiftUI

/// A case study of the gallery: what it shows, and the files that it is made of.
enum CaseStudy: String, CaseIterable, Identifiable {
  case effectsCancellation = "Effect cancellation"
  case twoCounters = "Two counters"
  case optionalChild = "Optional child"
  case animation = "Animation"
  case bindings = "Bindings"
  case rows = "Rows with effects"
  case longLivingEffects = "Long-living effects"
  case timers = "Timers"
  case search = "Debounced search"
  case throttling = "Throttle"
  case countdown = "Publisher or run"

  var id: Self { self }

  /// What it shows.
  var text: LocalizedStringKey {
    switch self {
    case .effectsCancellation:
      """
      A request that takes a while, and that the user can cancel. It is also cancelled when its answer would \
      not fit any more what is on the screen.
      """
    case .twoCounters:
      "Two features in one: each has a part of the state and a case of the actions."
    case .optionalChild:
      "A feature that is there or not. It comes and goes in an animation."
    case .animation:
      "Actions are sent under an animation, by the user and by an effect with pauses."
    case .bindings:
      "A form of every control. One case of the actions tells of all their changes."
    case .rows:
      "Rows that each ask for a fact. One that is removed takes its request along."
    case .longLivingEffects:
      "An effect that listens as long as its screen is shown."
    case .timers:
      "A timer is an effect that ticks, under an animation, until it is cancelled."
    case .search:
      "A search begins when nothing has been typed for 0.3 seconds. Typing on cancels the one that runs."
    case .throttling:
      "However fast a level is changed, it is saved at most once a second."
    case .countdown:
      "The same effect, given as a publisher and as a run: what comes, and when, is the same."
    }
  }
}
