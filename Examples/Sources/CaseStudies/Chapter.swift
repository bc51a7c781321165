/// The case studies about one subject.
struct Chapter: Identifiable, Sendable {
  /// The subject.
  let title: String
  /// The case studies, the simplest first.
  let studies: [CaseStudy]

  var id: String { title }

  /// Returns the case study with an id, if there is one.
  static func study(_ id: CaseStudy.ID?) -> CaseStudy? {
    all.lazy.flatMap(\.studies).first { $0.id == id }
  }

  /// All chapters, as a path from the first steps on.
  static let all = [
    Chapter(
      title: "Basics",
      studies: [
        .counter,
        .twoCounters,
        .optionalChild,
        .composition,
        .bindings,
        .forms,
        .focus,
        .focusedValues,
        .keyboard,
        .editableList,
        .longList,
        .appearance,
      ]
    ),
    Chapter(
      title: "Effects",
      studies: [
        .effectsBasics,
        .dependencies,
        .files,
        .longLivingEffects,
        .publishers,
        .observableObjects,
      ]
    ),
    Chapter(
      title: "Cancellation",
      studies: [
        .cancellation,
        .search,
        .throttle,
        .races,
      ]
    ),
    Chapter(
      title: "Timers",
      studies: [
        .timers,
        .effectIdentifiers,
      ]
    ),
    Chapter(
      title: "Animation",
      studies: [
        .animation,
        .gestures,
        .transactions,
        .keyframes,
        .phases,
        .transitions,
        .matchedGeometry,
        .numbers,
        .clock,
      ]
    ),
    Chapter(
      title: "Navigation",
      studies: [
        .navigation,
        .alerts,
        .sheets,
        .stacks,
        .tabs,
        .pages,
        .searchScopes,
        .inspector,
      ]
    ),
    Chapter(
      title: "Higher order",
      studies: [
        .rows,
        .recursion,
        .reuse,
        .actorStores,
      ]
    ),
    Chapter(
      title: "Layout and drawing",
      studies: [
        .flow,
        .subviews,
        .alignment,
        .scrollPosition,
        .scrollEffects,
        .canvas,
        .looks,
        .pictures,
      ]
    ),
    Chapter(
      title: "Data",
      studies: [
        .charts,
        .tables,
        .calendars,
        .outlines,
      ]
    ),
  ]
}
