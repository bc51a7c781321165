/// The cardinal rules of the Unicode Common Locale Data Repository, version 48.
///
/// Source: `common/supplemental/plurals.xml` of https://github.com/unicode-org/cldr, under the
/// Unicode License v3. Languages that aren't in it have the rule of English.
extension PluralCategory {
  /// Creates the category of a number in a language.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: The identifier of the language, in lowercase: `pt-pt`.
  init(_ number: PluralOperands, in language: String) {
    let (i, v, f, t) = (number.i, number.v, number.f, number.t)
    /// The value if it is an integer, otherwise one that no rule has.
    let n = t == 0 ? i : nil
    let n10 = n.map { $0 % 10 } ?? .max
    let n100 = n.map { $0 % 100 } ?? .max
    let (i10, i100, f10, f100) = (i % 10, i % 100, f % 10, f % 100)
    let isMillions = i != 0 && i.isMultiple(of: 1_000_000) && v == 0
    let isOne = i == 1 && v == 0
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    switch code {
    case "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea",
      "km", "ko", "lkt", "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to",
      "tpi", "vi", "wo", "yo", "yue", "zh":
      self = .other
    case "am", "as", "bn", "doi", "fa", "gu", "hi", "kn", "pcm", "zu":
      self = i == 0 || n == 1 ? .one : .other
    case "ff", "hy", "kab":
      self = i <= 1 ? .one : .other
    case "si":
      self = n == 0 || n == 1 || i == 0 && f == 1 ? .one : .other
    case "ak", "bho", "csw", "guw", "ln", "mg", "nso", "pa", "ti", "wa":
      self = n == 0 || n == 1 ? .one : .other
    case "tzm":
      self = n.map { $0 <= 1 || (11...99).contains($0) } == true ? .one : .other
    case "af", "an", "asa", "az", "bal", "bem", "bez", "bg", "brx", "ce", "cgg", "chr", "ckb",
      "dv", "ee", "el", "eo", "eu", "fo", "fur", "gsw", "ha", "haw", "hu", "jgo", "jmc", "ka",
      "kaj", "kcg", "kk", "kkj", "kl", "ks", "ksb", "ku", "ky", "lb", "lg", "mas", "mgo", "ml",
      "mn", "mr", "nah", "nb", "nd", "ne", "nn", "nnh", "no", "nr", "ny", "nyn", "om", "or", "os",
      "pap", "ps", "rm", "rof", "rwk", "saq", "sd", "sdh", "seh", "sn", "so", "sq", "ss", "ssy",
      "st", "syr", "ta", "te", "teo", "tig", "tk", "tn", "tr", "ts", "ug", "uz", "ve", "vo", "vun",
      "wae", "xh", "xog":
      self = n == 1 ? .one : .other
    case "da":
      self = n == 1 || t != 0 && i <= 1 ? .one : .other
    case "is":
      self =
        t == 0 && i10 == 1 && i100 != 11 || t % 10 == 1 && t % 100 != 11 ? .one : .other
    case "mk":
      self = v == 0 && i10 == 1 && i100 != 11 || f10 == 1 && f100 != 11 ? .one : .other
    case "ceb", "fil", "tl":
      let isOther = v == 0 ? [4, 6, 9].contains(i10) : [4, 6, 9].contains(f10)
      self = isOther ? .other : .one
    case "lv", "prg":
      if n10 == 0 || (11...19).contains(n100) || v == 2 && (11...19).contains(f100) {
        self = .zero
      } else if n10 == 1 && n100 != 11 || v == 2 && f10 == 1 && f100 != 11 || v != 2 && f10 == 1 {
        self = .one
      } else {
        self = .other
      }
    case "lag":
      self = n == 0 ? .zero : i <= 1 ? .one : .other
    case "blo", "cv", "ksh":
      self = n == 0 ? .zero : n == 1 ? .one : .other
    case "he", "iw":
      self = isOne || i == 0 && v != 0 ? .one : i == 2 && v == 0 ? .two : .other
    case "iu", "naq", "sat", "se", "sma", "smi", "smj", "smn", "sms":
      self = n == 1 ? .one : n == 2 ? .two : .other
    case "shi":
      self = i == 0 || n == 1 ? .one : n.map { (2...10).contains($0) } == true ? .few : .other
    case "mo", "ro":
      self = isOne ? .one : v != 0 || n == 0 || (1...19).contains(n100) ? .few : .other
    case "bs", "hr", "sh", "sr":
      if v == 0 && i10 == 1 && i100 != 11 || f10 == 1 && f100 != 11 {
        self = .one
      } else if v == 0 && (2...4).contains(i10) && !(12...14).contains(i100)
        || (2...4).contains(f10) && !(12...14).contains(f100)
      {
        self = .few
      } else {
        self = .other
      }
    case "fr":
      self = i <= 1 ? .one : isMillions ? .many : .other
    case "pt" where language != "pt-pt":
      self = i <= 1 ? .one : isMillions ? .many : .other
    case "ca", "it", "lld", "pt", "scn", "vec":
      self = isOne ? .one : isMillions ? .many : .other
    case "es":
      self = n == 1 ? .one : isMillions ? .many : .other
    case "gd":
      switch n {
      case 1, 11: self = .one
      case 2, 12: self = .two
      case .some(3...10), .some(13...19): self = .few
      default: self = .other
      }
    case "sl":
      self =
        v != 0
        ? .few
        : i100 == 1 ? .one : i100 == 2 ? .two : (3...4).contains(i100) ? .few : .other
    case "dsb", "hsb":
      if v == 0 && i100 == 1 || f100 == 1 {
        self = .one
      } else if v == 0 && i100 == 2 || f100 == 2 {
        self = .two
      } else {
        self = v == 0 && (3...4).contains(i100) || (3...4).contains(f100) ? .few : .other
      }
    case "cs", "sk":
      self = v != 0 ? .many : i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case "pl":
      if isOne {
        self = .one
      } else if v != 0 {
        self = .other
      } else {
        self = (2...4).contains(i10) && !(12...14).contains(i100) ? .few : .many
      }
    case "be":
      if n == nil {
        self = .other
      } else if n10 == 1 && n100 != 11 {
        self = .one
      } else {
        self = (2...4).contains(n10) && !(12...14).contains(n100) ? .few : .many
      }
    case "lt":
      if n10 == 1 && !(11...19).contains(n100) {
        self = .one
      } else if (2...9).contains(n10) && !(11...19).contains(n100) {
        self = .few
      } else {
        self = f != 0 ? .many : .other
      }
    case "ru", "uk":
      if v != 0 {
        self = .other
      } else if i10 == 1 && i100 != 11 {
        self = .one
      } else {
        self = (2...4).contains(i10) && !(12...14).contains(i100) ? .few : .many
      }
    case "br":
      if n10 == 1 && ![11, 71, 91].contains(n100) {
        self = .one
      } else if n10 == 2 && ![12, 72, 92].contains(n100) {
        self = .two
      } else if [3, 4, 9].contains(n10) && ![1, 7, 9].contains(n100 / 10) {
        self = .few
      } else {
        self = n.map { $0 != 0 && $0.isMultiple(of: 1_000_000) } == true ? .many : .other
      }
    case "mt":
      switch n {
      case 1: self = .one
      case 2: self = .two
      default:
        self =
          n == 0 || (3...10).contains(n100) ? .few : (11...19).contains(n100) ? .many : .other
      }
    case "ga":
      switch n {
      case 1: self = .one
      case 2: self = .two
      case .some(3...6): self = .few
      case .some(7...10): self = .many
      default: self = .other
      }
    case "gv":
      if v != 0 {
        self = .many
      } else {
        self = i10 == 1 ? .one : i10 == 2 ? .two : i100.isMultiple(of: 20) ? .few : .other
      }
    case "kw":
      self = Self.cornish(n)
    case "ar", "ars":
      switch n {
      case 0: self = .zero
      case 1: self = .one
      case 2: self = .two
      default:
        self = (3...10).contains(n100) ? .few : (11...99).contains(n100) ? .many : .other
      }
    case "cy":
      switch n {
      case 0: self = .zero
      case 1: self = .one
      case 2: self = .two
      case 3: self = .few
      case 6: self = .many
      default: self = .other
      }
    default:
      self = isOne ? .one : .other
    }
  }

  private static func cornish(_ n: UInt64?) -> PluralCategory {
    guard let n else { return .other }
    if n == 0 { return .zero }
    if n == 1 { return .one }
    let (n100, thousands) = (n % 100, n % 100_000)
    if [2, 22, 42, 62, 82].contains(n100) || n % 1_000_000 == 100_000
      || n.isMultiple(of: 1000)
        && ((1000...20000).contains(thousands) || [40000, 60000, 80000].contains(thousands))
    {
      return .two
    }
    if [3, 23, 43, 63, 83].contains(n100) { return .few }
    return [1, 21, 41, 61, 81].contains(n100) ? .many : .other
  }
}
