extension UTType {
  /// Anything that has contents: a file or a folder.
  public static let item = UTType("public.item")
  /// A document, as opposed to parts of one.
  public static let content = UTType("public.content")
  /// A sequence of bytes.
  public static let data = UTType("public.data", in: ["public.item"])

  /// A folder, or a package that looks like a file. A browser neither opens nor saves one.
  public static let directory = UTType("public.directory", in: ["public.item"])
  /// A folder that the user sees as such.
  public static let folder = UTType("public.folder", in: ["public.directory"])
  /// A folder that the user sees as one file.
  public static let package = UTType("com.apple.package", in: ["public.directory"])
  /// A folder of a program or a library, in a structure of its own.
  public static let bundle = UTType("com.apple.bundle", in: ["public.directory"])
  /// The base type of what the system runs.
  public static let executable = UTType("public.executable", in: ["public.item"])
  /// The base type of applications.
  public static let application = UTType("com.apple.application", in: ["public.executable"])

  /// The type of addresses.
  public static let url = UTType("public.url", in: ["public.data"])

  /// The base type of all text.
  public static let text = UTType("public.text", in: ["public.data", "public.content"])
  /// The type of text without formatting, with the extensions `txt`, `text` and `log`.
  public static let plainText = UTType(
    "public.plain-text", ["txt", "text", "log"], ["text/plain"], in: ["public.text"])
  /// The type of text without formatting in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", in: ["public.plain-text"])
  /// The type of tables whose values are separated by commas, with the extension `csv`.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", ["csv"], ["text/csv"],
    in: ["public.delimited-values-text"])
  /// The type of tables whose values are separated by tabs, with the extension `tsv`.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", ["tsv"], ["text/tab-separated-values"],
    in: ["public.delimited-values-text"])
  /// The base type of tables whose values are separated by a character.
  public static let delimitedText = UTType(
    "public.delimited-values-text", in: ["public.plain-text"])
  /// The type of JSON files, with the extension `json`.
  public static let json = UTType(
    "public.json", ["json"], ["application/json"], in: ["public.text"])
  /// The type of XML files, with the extension `xml`.
  public static let xml = UTType(
    "public.xml", ["xml"], ["application/xml", "text/xml"], in: ["public.text"])
  /// The type of YAML files, with the extensions `yaml` and `yml`.
  public static let yaml = UTType(
    "public.yaml", ["yaml", "yml"], ["application/yaml", "application/x-yaml"], in: ["public.text"])
  /// The type of HTML pages, with the extensions `html` and `htm`.
  public static let html = UTType(
    "public.html", ["html", "htm"], ["text/html"], in: ["public.text"])
  /// The type of Rich Text Format files, with the extension `rtf`.
  public static let rtf = UTType(
    "public.rtf", ["rtf"], ["application/rtf", "text/rtf"], in: ["public.text"])
  /// The base type of the source code of programs.
  public static let sourceCode = UTType("public.source-code", in: ["public.plain-text"])
  /// The type of Swift source files, with the extension `swift`.
  public static let swiftSource = UTType(
    "public.swift-source", ["swift"], ["text/x-swift"], in: ["public.source-code"])
  /// The type of iCalendar files, with the extension `ics`.
  public static let calendarEvent = UTType(
    "com.apple.ical.ics", ["ics"], ["text/calendar"], in: ["public.text"])
  /// The type of vCard files of contacts, with the extension `vcf`.
  public static let vCard = UTType("public.vcard", ["vcf"], ["text/vcard"], in: ["public.text"])

  /// The base type of images.
  public static let image = UTType("public.image", in: ["public.data", "public.content"])
  /// The type of PNG images, with the extension `png`.
  public static let png = UTType("public.png", ["png"], ["image/png"], in: ["public.image"])
  /// The type of JPEG images, with the extensions `jpeg` and `jpg`.
  public static let jpeg = UTType(
    "public.jpeg", ["jpeg", "jpg"], ["image/jpeg"], in: ["public.image"])
  /// The type of GIF images, with the extension `gif`.
  public static let gif = UTType("com.compuserve.gif", ["gif"], ["image/gif"], in: ["public.image"])
  /// The type of TIFF images, with the extensions `tiff` and `tif`.
  public static let tiff = UTType(
    "public.tiff", ["tiff", "tif"], ["image/tiff"], in: ["public.image"])
  /// The type of Windows bitmap images, with the extension `bmp`.
  public static let bmp = UTType("com.microsoft.bmp", ["bmp"], ["image/bmp"], in: ["public.image"])
  /// The type of WebP images, with the extension `webp`.
  public static let webP = UTType(
    "org.webmproject.webp", ["webp"], ["image/webp"], in: ["public.image"])
  /// The type of HEIC images, with the extension `heic`.
  public static let heic = UTType("public.heic", ["heic"], ["image/heic"], in: ["public.image"])
  /// The type of SVG vector images, with the extension `svg`.
  public static let svg = UTType(
    "public.svg-image", ["svg"], ["image/svg+xml"], in: ["public.image"])
  /// The type of Windows icons, with the extension `ico`.
  public static let ico = UTType(
    "com.microsoft.ico", ["ico"], ["image/vnd.microsoft.icon"], in: ["public.image"])

  /// The base type of sound, with or without pictures.
  public static let audiovisualContent = UTType(
    "public.audiovisual-content", in: ["public.data", "public.content"])
  /// The base type of sound without pictures.
  public static let audio = UTType("public.audio", in: ["public.audiovisual-content"])
  /// The type of MP3 sound, with the extension `mp3`.
  public static let mp3 = UTType("public.mp3", ["mp3"], ["audio/mpeg"], in: ["public.audio"])
  /// The type of WAVE sound, with the extension `wav`.
  public static let wav = UTType(
    "com.microsoft.waveform-audio", ["wav"], ["audio/vnd.wave", "audio/wav", "audio/x-wav"],
    in: ["public.audio"])
  /// The type of MPEG-4 sound, with the extension `m4a`.
  public static let mpeg4Audio = UTType(
    "public.mpeg-4-audio", ["m4a"], ["audio/mp4", "audio/x-m4a"], in: ["public.audio"])
  /// The base type of movies, with or without sound.
  public static let movie = UTType("public.movie", in: ["public.audiovisual-content"])
  /// The base type of movies without sound.
  public static let video = UTType("public.video", in: ["public.movie"])
  /// The type of MPEG-4 movies, with the extension `mp4`.
  public static let mpeg4Movie = UTType(
    "public.mpeg-4", ["mp4"], ["video/mp4"], in: ["public.movie"])
  /// The type of QuickTime movies, with the extension `mov`.
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", ["mov"], ["video/quicktime"], in: ["public.movie"])

  /// The type of PDF documents, with the extension `pdf`.
  public static let pdf = UTType(
    "com.adobe.pdf", ["pdf"], ["application/pdf"], in: ["public.data", "public.content"])
  /// The type of EPUB books, with the extension `epub`.
  public static let epub = UTType(
    "org.idpf.epub-container", ["epub"], ["application/epub+zip"],
    in: ["public.data", "public.content"])
  /// The base type of spreadsheets.
  public static let spreadsheet = UTType(
    "public.spreadsheet", in: ["public.data", "public.content"])
  /// The base type of presentations of slides.
  public static let presentation = UTType(
    "public.presentation", in: ["public.data", "public.content"])
  /// The base type of fonts.
  public static let font = UTType("public.font", in: ["public.data"])
  /// The base type of archives of files.
  public static let archive = UTType("public.archive", in: ["public.data"])
  /// The type of ZIP archives, with the extension `zip`.
  public static let zip = UTType(
    "public.zip-archive", ["zip"], ["application/zip"], in: ["public.archive"])
  /// The type of gzip archives, with the extension `gz`.
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", ["gz"], ["application/gzip"], in: ["public.archive"])

  private static let declared = [
    item, content, data, directory, folder, package, bundle, executable, application,
    text, plainText, utf8PlainText, commaSeparatedText, tabSeparatedText,
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
