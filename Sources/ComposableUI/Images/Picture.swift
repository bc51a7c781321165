import Foundation

/// A picture of an asset catalog: its files by color scheme and scale.
struct Picture: Hashable, Sendable {
  /// A file, and the number of its pixels for a point.
  struct Variant: Hashable, Sendable {
    let file: PictureFile
    let scale: Int
  }

  /// The files for the light color scheme, and those for the dark one if they are others.
  private var light: [Variant] = []
  private var dark: [Variant] = []
  /// True to draw the picture in the foreground style, and false to draw it as it is; `nil` if the catalog doesn't say.
  let isTemplate: Bool?

  /// Returns the files for a color scheme, in the order of their scales.
  func variants(for colorScheme: ColorScheme) -> [Variant] {
    colorScheme == .dark && !dark.isEmpty || light.isEmpty ? dark : light
  }

  /// Reads a folder `NAME.imageset`; `nil` if it has no file that can be shown.
  ///
  /// - Parameter report: Called with what is wrong with a file, which is left out.
  init?(contentsOf folder: URL, report: (String) -> Void) throws {
    let contents = try ImageSetContents(contentsOf: folder)
    isTemplate = contents.properties?.templateRenderingIntent.map { $0 == "template" }
    let universal = contents.images.filter { $0.idiom == "universal" }
    let images = universal.contains { $0.filename != nil } ? universal : contents.images
    for image in images {
      guard let filename = image.filename, let isDark = image.appearances.isDark else { continue }
      do {
        let file = try PictureFile(contentsOf: folder.appendingPathComponent(filename))
        let scale = image.scale?.first?.wholeNumberValue ?? 1
        let variant = Variant(file: file, scale: max(1, scale))
        if isDark { dark.append(variant) } else { light.append(variant) }
      } catch let error as PictureFormatError {
        report(
          """
          Browsers don't show '\(filename)' of '\(folder.lastPathComponent)', a file of the format \
          '\(error.suffix)'.

          Export it as SVG, PNG, JPEG or WebP.
          """)
      } catch {
        report("The file '\(filename)' of '\(folder.lastPathComponent)' can't be read: \(error)")
      }
    }
    if light.isEmpty, dark.isEmpty { return nil }
    // One file for each scale: that of the first idiom.
    for variants in [\Picture.light, \.dark] {
      var scales: Set<Int> = []
      self[keyPath: variants] = self[keyPath: variants].filter { scales.insert($0.scale).inserted }
        .sorted { $0.scale < $1.scale }
    }
  }
}

private struct ImageSetContents: AssetContents {
  let images: [Image]
  let properties: Properties?

  struct Image: Decodable {
    let filename: String?
    let idiom: String
    let scale: String?
    let appearances: [AssetAppearance]?
  }

  struct Properties: Decodable {
    let templateRenderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
    }
  }
}
