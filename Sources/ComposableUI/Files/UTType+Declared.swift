extension UTType {
  /// Anything that has contents: a file or a folder.
  public static let item = UTType("public.item")
  /// A document, as opposed to parts of one.
  public static let content = UTType("public.content")
  /// A sequence of bytes.
  public static let data = UTType("public.data", in: ["public.item"])

  /// Text.
  public static let text = UTType("public.text", in: ["public.data", "public.content"])
  /// Text without formatting.
  public static let plainText = UTType(
    "public.plain-text", ["txt", "text", "log"], ["text/plain"], in: ["public.text"])
  /// Text without formatting, in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", in: ["public.plain-text"])
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", ["csv"], ["text/csv"],
    in: ["public.delimited-values-text"])
  /// Tab-separated values.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", ["tsv"], ["text/tab-separated-values"],
    in: ["public.delimited-values-text"])
  /// Values that are separated by a character.
  public static let delimitedText = UTType(
    "public.delimited-values-text", in: ["public.plain-text"])
  /// JSON.
  public static let json = UTType(
    "public.json", ["json"], ["application/json"], in: ["public.text"])
  /// XML.
  public static let xml = UTType(
    "public.xml", ["xml"], ["application/xml", "text/xml"], in: ["public.text"])
  /// YAML.
  public static let yaml = UTType(
    "public.yaml", ["yaml", "yml"], ["application/yaml", "application/x-yaml"], in: ["public.text"])
  /// HTML.
  public static let html = UTType(
    "public.html", ["html", "htm"], ["text/html"], in: ["public.text"])
  /// Rich text.
  public static let rtf = UTType(
    "public.rtf", ["rtf"], ["application/rtf", "text/rtf"], in: ["public.text"])
  /// The source code of a program.
  public static let sourceCode = UTType("public.source-code", in: ["public.plain-text"])
  /// Swift.
  public static let swiftSource = UTType(
    "public.swift-source", ["swift"], ["text/x-swift"], in: ["public.source-code"])
  /// A calendar.
  public static let calendarEvent = UTType(
    "com.apple.ical.ics", ["ics"], ["text/calendar"], in: ["public.text"])
  /// A business card.
  public static let vCard = UTType("public.vcard", ["vcf"], ["text/vcard"], in: ["public.text"])

  /// An image.
  public static let image = UTType("public.image", in: ["public.data", "public.content"])
  /// PNG.
  public static let png = UTType("public.png", ["png"], ["image/png"], in: ["public.image"])
  /// JPEG.
  public static let jpeg = UTType(
    "public.jpeg", ["jpeg", "jpg"], ["image/jpeg"], in: ["public.image"])
  /// GIF.
  public static let gif = UTType("com.compuserve.gif", ["gif"], ["image/gif"], in: ["public.image"])
  /// TIFF.
  public static let tiff = UTType(
    "public.tiff", ["tiff", "tif"], ["image/tiff"], in: ["public.image"])
  /// BMP.
  public static let bmp = UTType("com.microsoft.bmp", ["bmp"], ["image/bmp"], in: ["public.image"])
  /// WebP.
  public static let webP = UTType(
    "org.webmproject.webp", ["webp"], ["image/webp"], in: ["public.image"])
  /// HEIC.
  public static let heic = UTType("public.heic", ["heic"], ["image/heic"], in: ["public.image"])
  /// SVG.
  public static let svg = UTType(
    "public.svg-image", ["svg"], ["image/svg+xml"], in: ["public.image"])
  /// An icon of Windows.
  public static let ico = UTType(
    "com.microsoft.ico", ["ico"], ["image/vnd.microsoft.icon"], in: ["public.image"])

  /// Sound, with or without pictures.
  public static let audiovisualContent = UTType(
    "public.audiovisual-content", in: ["public.data", "public.content"])
  /// Sound without pictures.
  public static let audio = UTType("public.audio", in: ["public.audiovisual-content"])
  /// MP3.
  public static let mp3 = UTType("public.mp3", ["mp3"], ["audio/mpeg"], in: ["public.audio"])
  /// WAV.
  public static let wav = UTType(
    "com.microsoft.waveform-audio", ["wav"], ["audio/vnd.wave", "audio/wav", "audio/x-wav"],
    in: ["public.audio"])
  /// MPEG-4 without pictures.
  public static let mpeg4Audio = UTType(
    "public.mpeg-4-audio", ["m4a"], ["audio/mp4", "audio/x-m4a"], in: ["public.audio"])
  /// A movie, with or without sound.
  public static let movie = UTType("public.movie", in: ["public.audiovisual-content"])
  /// A movie without sound.
  public static let video = UTType("public.video", in: ["public.movie"])
  /// MPEG-4.
  public static let mpeg4Movie = UTType(
    "public.mpeg-4", ["mp4"], ["video/mp4"], in: ["public.movie"])
  /// QuickTime.
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", ["mov"], ["video/quicktime"], in: ["public.movie"])

  /// PDF.
  public static let pdf = UTType(
    "com.adobe.pdf", ["pdf"], ["application/pdf"], in: ["public.data", "public.content"])
  /// A book in EPUB.
  public static let epub = UTType(
    "org.idpf.epub-container", ["epub"], ["application/epub+zip"],
    in: ["public.data", "public.content"])
  /// A spreadsheet.
  public static let spreadsheet = UTType(
    "public.spreadsheet", in: ["public.data", "public.content"])
  /// A presentation of slides.
  public static let presentation = UTType(
    "public.presentation", in: ["public.data", "public.content"])
  /// A font.
  public static let font = UTType("public.font", in: ["public.data"])
  /// An archive of files.
  public static let archive = UTType("public.archive", in: ["public.data"])
  /// ZIP.
  public static let zip = UTType(
    "public.zip-archive", ["zip"], ["application/zip"], in: ["public.archive"])
  /// gzip.
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", ["gz"], ["application/gzip"], in: ["public.archive"])

  private static let declared = [
    item, content, data, text, plainText, utf8PlainText, commaSeparatedText, tabSeparatedText,
    delimitedText, json, xml, yaml, html, rtf, sourceCode, swiftSource, calendarEvent, vCard, image,
    png, jpeg, gif, tiff, bmp, webP, heic, svg, ico, audiovisualContent, audio, mp3, wav,
    mpeg4Audio,
    movie, video, mpeg4Movie, quickTimeMovie, pdf, epub, spreadsheet, presentation, font, archive,
    zip, gzip,
    UTType(
      "org.openxmlformats.spreadsheetml.sheet", ["xlsx"],
      ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      in: ["public.spreadsheet"]),
    UTType(
      "org.openxmlformats.presentationml.presentation", ["pptx"],
      ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
      in: ["public.presentation"]),
    UTType("public.woff2", ["woff2"], ["font/woff2"], in: ["public.font"]),
    UTType("public.truetype-ttf-font", ["ttf"], ["font/ttf"], in: ["public.font"]),
    UTType("public.opentype-font", ["otf"], ["font/otf"], in: ["public.font"]),
  ]

  static let byIdentifier = Dictionary(uniqueKeysWithValues: declared.map { ($0.identifier, $0) })

  static let byExtension = Dictionary(
    declared.flatMap { type in type.filenameExtensions.map { ($0, type) } }
  ) { first, _ in first }

  static let byMIMEType = Dictionary(
    declared.flatMap { type in type.mimeTypes.map { ($0, type) } }
  ) { first, _ in first }

  /// The type and those that conform to it, with the tags that a file of the type has.
  package var acceptedTags: [String] {
    if self == .item || self == .data || self == .content { return [] }
    let types = [self] + Self.declared.filter { $0.isSubtype(of: self) }
    let families: [UTType: String] = [.image: "image/*", .audio: "audio/*", .movie: "video/*"]
    let family = families[self].map { [$0] } ?? []
    return family
      + types.flatMap { type in type.filenameExtensions.map { ".\($0)" } + type.mimeTypes }
  }
}
