#if Web
import ComposableUI

extension ViewHost {
  /// Makes a host of the list of previews, and a host of their pages below it.
  ///
  /// Each preview has a session of its own in a frame. So it has the width, the colors and the language of a page, and
  /// one that fails to render does not affect the others.
  static func previews(
    _ previews: [Preview], settings: HostSettings, basePath: String
  ) -> [ViewHost] {
    var settings = settings
    settings.framesOwnPages = true
    // All of them may be shown at once, by a developer who is the only client.
    settings.limits.pageBurst = max(settings.limits.pageBurst, 10 * previews.count)
    settings.limits.sessionsPerAddress = max(
      settings.limits.sessionsPerAddress, 10 * previews.count)
    settings.limits.processorTimePerAddress = 1
    let path = basePath + "/previews"
    let languages = settings.textLanguages.isEmpty ? Self.ownLanguages : settings.textLanguages
    let catalog = ViewHost(
      at: basePath.isEmpty ? "/" : basePath, title: Text(system: "Previews"), settings: settings
    ) {
      PreviewCatalog(previews: previews, path: path, languages: languages)
    }
    return [catalog, ViewHost(at: path, settings, .previews(previews))]
  }

  /// The languages that the library has texts in.
  private static let ownLanguages = ["ar", "de", "en", "es", "fr", "ja"]
}
#endif
