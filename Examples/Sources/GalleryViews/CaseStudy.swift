import CaseStudies
import ComposableArchitecture
import ComposableUI

/// A case study of the gallery: what it shows, and the files that it is made of.
enum CaseStudy: String, CaseIterable, Identifiable {
  case effectsCancellation = "Effect cancellation"
  case twoCounters = "Two counters"
  case optionalChild = "Optional child"
  case animation = "Animation"
  case bindings = "Bindings"
  case rows = "Rows with effects"

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
    }
  }
}
