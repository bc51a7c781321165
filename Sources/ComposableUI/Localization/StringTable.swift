import Foundation

/// The texts of one table of a bundle, in all of its languages.
struct StringTable: Sendable {
  /// A text with its language.
  struct Match {
    let translation: StringTranslation
    let language: String
    /// True if it is not in the language of the locale, but in that of the development.
    let isFallback: Bool
  }

  /// The language in which the application is developed.
  private(set) var developmentLanguage: String
  /// The translations, by the keys of each language.
  private var languages: [String: [String: StringTranslation]] = [:]
  /// A language for each language with its script, for users in another region.
  private var languagesByScript: [String: String] = [:]

  /// The files that can't be read, with the causes.
  private(set) var problems: [String] = []

  var isEmpty: Bool { languages.isEmpty }

  /// Returns the translation of a key for a locale: in its language, or else in that of the
  /// development.
  func translation(of key: String, for locale: Locale) -> Match? {
    let traits = LocaleTraits.of(locale)
    for language in traits.languages {
      if let match = match(key, language) { return match }
    }
    if let language = languagesByScript[traits.languageAndScript],
      let match = match(key, language)
    {
      return match
    }
    return match(key, developmentLanguage, isFallback: true)
  }

  private func match(_ key: String, _ language: String, isFallback: Bool = false) -> Match? {
    languages[language]?[key].map {
      Match(translation: $0, language: language, isFallback: isFallback)
    }
  }

  /// The languages of the table, that of the development first.
  var availableLanguages: [String] {
    [developmentLanguage] + languages.keys.filter { $0 != developmentLanguage }.sorted()
  }

  /// Creates a table from the content of a catalogue.
  init(catalog data: Data) throws {
    developmentLanguage = "en"
    try add(catalog: data)
  }

  /// Reads the files of a table: `Localizable.xcstrings`, `de.lproj/Localizable.strings` and
  /// `de.lproj/Localizable.stringsdict`. A file that can't be read is left out.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - directories: The directories with the resources.
  ///   - developmentLanguage: The language of the application; `nil` for that of the catalogue.
  init(named name: String, in directories: [URL], developmentLanguage: String?) {
    self.developmentLanguage = "en"
    for directory in directories {
      read(directory.appendingPathComponent("\(name).xcstrings")) { try $0.add(catalog: $1) }
    }
    if let developmentLanguage {
      self.developmentLanguage = LocaleTraits.normalized(developmentLanguage)
    }
    for directory in directories {
      let contents = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
      for folder in (contents ?? []).sorted() where folder.lowercased().hasSuffix(".lproj") {
        let language = LocaleTraits.normalized(String(folder.dropLast(".lproj".count)))
        read(name, in: directory.appendingPathComponent(folder), language)
      }
      read(name, in: directory, "base")
    }
  }

  private mutating func read(_ name: String, in directory: URL, _ language: String) {
    let language = language == "base" ? developmentLanguage : language
    read(directory.appendingPathComponent("\(name).strings")) {
      $0.add(try StringsFile($1).texts.mapValues { StringTranslation($0) }, language)
    }
    read(directory.appendingPathComponent("\(name).stringsdict")) {
      $0.add(try StringsDictionary($1).translations, language)
    }
  }

  private mutating func read(_ file: URL, _ read: (inout StringTable, Data) throws -> Void) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try read(&self, Data(contentsOf: file))
    } catch {
      problems.append(
        "The texts of '\(file.path)' cannot be read, so their keys are shown. \(error.summary)")
    }
  }

  private mutating func add(catalog data: Data) throws {
    let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
    developmentLanguage = LocaleTraits.normalized(catalog.sourceLanguage)
    for (language, translations) in catalog.languages {
      add(translations, LocaleTraits.normalized(language))
    }
  }

  private mutating func add(_ translations: [String: StringTranslation], _ language: String) {
    languages[language, default: [:]].merge(translations) { _, new in new }
    let script = LocaleTraits.languageAndScript(of: Locale.Language(identifier: language))
    let other = languagesByScript[script]
    languagesByScript[script] = other.map { min($0, language) } ?? language
  }
}

extension Error {
  /// The place and the cause of an error in a file.
  fileprivate var summary: String {
    guard let error = self as? DecodingError else { return "\(self)" }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let value), .valueNotFound(_, let value), .keyNotFound(_, let value),
      .dataCorrupted(let value):
      context = value
    @unknown default: return "\(error)"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
    let cause = context.underlyingError.map { "\(context.debugDescription) \($0)" }
    return (path.isEmpty ? "" : "\(path): ") + (cause ?? context.debugDescription)
  }
}
