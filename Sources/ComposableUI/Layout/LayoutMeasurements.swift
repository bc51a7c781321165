import ComposableHTML
import Foundation

/// The sizes that the browser is asked for.
struct LayoutRequest: Equatable, Sendable {
  /// The number of the request, which the answer repeats.
  var version = 0
  /// The subviews by their positions, with the proposals.
  var queries: [LayoutPass.Query] = []

  /// The version and three numbers for each question: the position, the width and the height. -1 stands for the
  /// ideal length, -2 for the maximum.
  var json: String {
    func number(_ length: CGFloat?) -> String {
      guard let length else { return "-1" }
      return length.isFinite ? cssNumber(Double(length)) : "-2"
    }
    let questions = queries.map { query in
      ",\(query.index),\(number(query.proposal.width)),\(number(query.proposal.height))"
    }
    return "[\(version)\(questions.joined())]"
  }
}

/// The sizes that a browser has measured for a layout, and those that it is asked for.
///
/// All questions of the current layout are asked, not only those whose answers are not known: the browser answers
/// again when a size has changed.
struct LayoutMeasurements {
  /// The maximum number of questions of a request.
  static let maximumCount = 1000
  /// The number of proposals from which only those of the current layout are kept.
  private static let maximumProposals = 32

  /// The consequence of an answer.
  enum Change {
    /// Everything was known.
    case none
    /// A size was not known.
    case additions
    /// The container or a subview has another size than before.
    case replacements
  }

  /// The size that the container can have, with `nil` for the height if it takes what it needs; `nil` until it is
  /// measured.
  private(set) var available: ProposedViewSize?
  private(set) var request = LayoutRequest()
  /// The identifiers of the subviews, by their positions in the request.
  private var ids: [Int] = []
  /// The sizes of the subviews, by their identifiers.
  private var sizes: [Int: SubviewSizes] = [:]

  /// Returns the known sizes of a subview.
  func sizes(of id: Int) -> SubviewSizes { sizes[id] ?? [:] }

  /// Asks for sizes.
  ///
  /// - Parameters:
  ///   - queries: The questions, the most important ones first.
  ///   - ids: The identifiers of the subviews.
  mutating func ask(_ queries: [LayoutPass.Query], of ids: [Int]) {
    let queries = Array(queries.prefix(Self.maximumCount))
    if ids == self.ids, Set(queries).isSubset(of: request.queries) { return }
    self.ids = ids
    request = LayoutRequest(version: (request.version + 1) % 1_000_000, queries: queries)
    let asked = Set(queries)
    var former = sizes
    sizes = [:]
    for (index, id) in ids.enumerated() {
      guard let known = former.removeValue(forKey: id) else { continue }
      sizes[id] =
        known.count <= Self.maximumProposals
        ? known : known.filter { asked.contains(LayoutPass.Query(index: index, proposal: $0.key)) }
    }
  }

  /// Takes an answer: the version, the available width and height, and the width and height for each question.
  /// -1 stands for a length that the container determines itself.
  ///
  /// - Returns: `nil` if no browser sends that.
  mutating func take(_ answer: [Double]) -> Change? {
    guard answer.count >= 3, answer.dropFirst(3).allSatisfy({ $0 >= 0 }) else { return nil }
    // It has crossed a newer request on its way.
    guard answer[0] == Double(request.version) else { return Change.none }
    guard answer.count == 3 + 2 * request.queries.count else { return nil }
    /// Only a view with infinite space is infinite.
    func length(_ number: Double, for proposal: CGFloat?) -> CGFloat {
      let isInfinite = proposal == .infinity && number >= ProposedViewSize.infiniteLength
      return isInfinite ? .infinity : CGFloat(number)
    }
    let space = ProposedViewSize(
      width: answer[1] < 0 ? nil : CGFloat(answer[1]),
      height: answer[2] < 0 ? nil : CGFloat(answer[2]))
    var hasAdditions = available == nil
    var hasReplacements = available.map { $0 != space } ?? false
    available = space
    var answers: [Int: SubviewSizes] = [:]
    for (index, query) in request.queries.enumerated() {
      answers[ids[query.index], default: [:]][query.proposal] = CGSize(
        width: length(answer[3 + 2 * index], for: query.proposal.width),
        height: length(answer[4 + 2 * index], for: query.proposal.height))
    }
    for (id, answers) in answers {
      let known = sizes(of: id)
      let isReplaced = answers.contains { $1 != known[$0] ?? $1 }
      hasReplacements = hasReplacements || isReplaced
      hasAdditions = hasAdditions || answers.contains { known[$0.key] == nil }
      // Its other measurements are out of date, too.
      sizes[id] = isReplaced ? answers : known.merging(answers) { $1 }
    }
    return hasReplacements ? .replacements : hasAdditions ? .additions : Change.none
  }
}
