/// The case studies about one subject.
struct Chapter: Identifiable, Sendable {
  /// The subject.
  let title: String
  /// The case studies, the simplest first.
  let studies: [CaseStudy]

  var id: String { title }

  /// All chapters, as a path from the first steps on.
  static let all = [
    Chapter(
      title: "Basics",
      studies: [
        .counter,
        .twoCounters,
        .bindings,
        .composition,
      ]
    ),
    Chapter(
      title: "Effects",
      studies: [
        .effectsBasics,
        .dependencies,
      ]
    ),
    Chapter(
      title: "Cancellation",
      studies: [
        .races
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
        .transactions
      ]
    ),
    Chapter(
      title: "Navigation",
      studies: [
        .navigation
      ]
    ),
    Chapter(
      title: "Higher order",
      studies: [
        .recursion,
        .reuse,
        .actorStores,
      ]
    ),
  ]
}
