#if !canImport(Darwin)
public import Foundation

// Foundation has these on Apple platforms only. Disfavored, so that a later Foundation that has them
// on other platforms takes precedence.
//
// The paths are those of Foundation's `FileManager`, which follows the XDG specifications:
// https://specifications.freedesktop.org/basedir/latest and the file `user-dirs.dirs`.

extension URL {
  /// The directory for the documents of the current user: `XDG_DOCUMENTS_DIR`, or `~/Documents`.
  ///
  /// ```swift
  /// let file = URL.documentsDirectory.appending(component: "items.json")
  /// ```
  ///
  /// Each of these directories is created when it is first used, if the user may do that.
  @_disfavoredOverload
  public static var documentsDirectory: URL { userDirectory(.documentDirectory, "Documents") }

  /// The directory for files that can be deleted and made again: `XDG_CACHE_HOME`, or `~/.cache`.
  @_disfavoredOverload
  public static var cachesDirectory: URL { userDirectory(.cachesDirectory, ".cache") }

  /// The directory for the data of applications: `XDG_DATA_HOME`, or `~/.local/share`.
  ///
  /// Give each application a directory of its own in it.
  @_disfavoredOverload
  public static var applicationSupportDirectory: URL {
    userDirectory(.applicationSupportDirectory, ".local/share")
  }

  /// The directory for application data of all kinds, which is the one for the data of
  /// applications: the system has no other.
  ///
  /// Prefer ``applicationSupportDirectory`` or ``cachesDirectory``.
  @_disfavoredOverload
  public static var libraryDirectory: URL { applicationSupportDirectory }

  /// The directory of the desktop: `XDG_DESKTOP_DIR`, or `~/Desktop`.
  @_disfavoredOverload
  public static var desktopDirectory: URL { userDirectory(.desktopDirectory, "Desktop") }

  /// The directory for downloads: `XDG_DOWNLOAD_DIR`, or `~/Downloads`.
  @_disfavoredOverload
  public static var downloadsDirectory: URL { userDirectory(.downloadsDirectory, "Downloads") }

  /// The directory for movies: `XDG_VIDEOS_DIR`, or `~/Videos`.
  @_disfavoredOverload
  public static var moviesDirectory: URL { userDirectory(.moviesDirectory, "Videos") }

  /// The directory for music: `XDG_MUSIC_DIR`, or `~/Music`.
  @_disfavoredOverload
  public static var musicDirectory: URL { userDirectory(.musicDirectory, "Music") }

  /// The directory for pictures: `XDG_PICTURES_DIR`, or `~/Pictures`.
  @_disfavoredOverload
  public static var picturesDirectory: URL { userDirectory(.picturesDirectory, "Pictures") }

  /// The directory for files that are shared with other users: `XDG_PUBLICSHARE_DIR`, or `~/Public`.
  @_disfavoredOverload
  public static var sharedPublicDirectory: URL {
    userDirectory(.sharedPublicDirectory, "Public")
  }

  /// The directory for deleted files: `~/.Trash`.
  @_disfavoredOverload
  public static var trashDirectory: URL { userDirectory(.trashDirectory, ".Trash") }

  /// Returns a directory of the current user, as on Apple platforms one that exists.
  ///
  /// - Parameters:
  ///   - directory: The directory to search for.
  ///   - fallback: Its path in the home directory if the system does not name one.
  private static func userDirectory(
    _ directory: FileManager.SearchPathDirectory, _ fallback: String
  ) -> URL {
    let url =
      FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? .homeDirectory.appending(path: fallback, directoryHint: .isDirectory)
    // Without it, as for a service without a home, writing to it throws an error that tells why.
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
#endif
