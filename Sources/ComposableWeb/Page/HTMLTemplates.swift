/// The HTML that a browser knows already, apart from its values: rows of the same kind travel as the
/// values in which they differ.
///
/// ```swift
/// var templates = HTMLTemplates()
/// templates.encode(row5)  // The HTML: nothing is known about rows.
/// templates.encode(row6)  // An instance of a new template, see `newTemplates`.
/// templates.encode(row7)  // An instance of the same template.
/// ```
struct HTMLTemplates {
  /// Literal HTML with holes for values between the literals.
  struct Template {
    let number: Int
    let literals: [String]
    /// The value of each hole in the HTML that the template was made of.
    let values: [String]
    /// The indices of the holes with identifiers, which are relative to that of the root element.
    let identifierHoles: [Int]
  }

  /// An element to be inserted.
  enum Element {
    case html(String)
    /// An instance of a template: its number, the identifier of the root element, and the values that
    /// differ from those of the template, by hole.
    case instance(template: Int, root: Int, values: [(hole: Int, value: String)])
  }

  /// The maximum number of templates: each takes memory of the session and of the browser.
  private static let maximumCount = 32
  /// The maximum number of kinds of HTML that are remembered without a template.
  private static let maximumSeenCount = 256
  /// The minimum length of HTML for which a template pays.
  private static let minimumLength = 100

  private var templates: [[String]: Template] = [:]
  /// The hashes of the literals that were seen once.
  private var seen: Set<Int> = []
  /// The templates that the browser does not know yet.
  private(set) var newTemplates: [Template] = []

  /// Returns the templates that the browser does not know yet, and considers them known.
  mutating func takeNewTemplates() -> [Template] {
    defer { newTemplates = [] }
    return newTemplates
  }

  /// Returns the shortest form of an element's HTML.
  ///
  /// - Parameters:
  ///   - html: The HTML of the element, with its holes.
  ///   - root: The identifier of the element.
  mutating func encode(_ html: HTML, root: Int) -> Element {
    guard html.text.utf8.count >= Self.minimumLength, !html.holes.isEmpty else {
      return .html(html.text)
    }
    let (literals, values) = html.parts(relativeTo: root)
    guard let template = templates[literals] ?? makeTemplate(literals, values, html) else {
      return .html(html.text)
    }
    // By bytes: equal strings can differ in their normal form.
    let differences = values.indices.filter {
      !values[$0].utf8.elementsEqual(template.values[$0].utf8)
    }
    return .instance(
      template: template.number, root: root, values: differences.map { ($0, values[$0]) })
  }

  /// Makes a template of HTML whose literals were seen before.
  private mutating func makeTemplate(
    _ literals: [String], _ values: [String], _ html: HTML
  ) -> Template? {
    guard templates.count < Self.maximumCount else { return nil }
    let hash = literals.hashValue
    guard seen.contains(hash) else {
      if seen.count >= Self.maximumSeenCount { seen = [] }
      seen.insert(hash)
      return nil
    }
    seen.remove(hash)
    let template = Template(
      number: templates.count, literals: literals, values: values,
      identifierHoles: html.holes.indices.filter { html.holes[$0].isIdentifier })
    templates[literals] = template
    newTemplates.append(template)
    return template
  }
}

extension HTML {
  /// The literals around the holes, and the values in them. Identifiers are relative to that of the root.
  fileprivate func parts(relativeTo root: Int) -> (literals: [String], values: [String]) {
    var (literals, values): ([String], [String]) = ([], [])
    literals.reserveCapacity(holes.count + 1)
    values.reserveCapacity(holes.count)
    func slice(_ start: Int, _ end: Int) -> Substring {
      let utf8 = text.utf8
      let lower = utf8.index(utf8.startIndex, offsetBy: start)
      return text[lower..<utf8.index(lower, offsetBy: end - start)]
    }
    var end = 0
    for hole in holes {
      literals.append(String(slice(end, hole.start)))
      let value = slice(hole.start, hole.end)
      values.append(hole.isIdentifier ? value.relative(to: root) : String(value))
      end = hole.end
    }
    literals.append(String(slice(end, text.utf8.count)))
    return (literals, values)
  }
}

extension Substring {
  /// The text with differences to a number, in braces, in place of numbers that JavaScript would write in
  /// the same way.
  fileprivate func relative(to root: Int) -> String {
    var result = ""
    var rest = self
    func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
    while let start = rest.firstIndex(where: isDigit) {
      result += rest[..<start]
      rest = rest[start...]
      let digits = rest.prefix(while: isDigit)
      let isPlain = digits.count <= 15 && (digits.first != "0" || digits.count == 1)
      result += Int(digits).flatMap { isPlain ? "{\($0 - root)}" : nil } ?? String(digits)
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
