import Dependencies
import Foundation
import Testing

/// The directories of the user, by Foundation or by this package.
@Suite struct DirectoryTests {
  @Test(
    arguments: [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
      .desktopDirectory, .downloadsDirectory, .moviesDirectory, .musicDirectory,
      .picturesDirectory, .sharedPublicDirectory, .trashDirectory,
    ]
  )
  func aDirectoryIsAnAbsolutePathBelowTheRoot(directory: URL) {
    #expect(directory.isFileURL)
    #expect(directory.path().hasPrefix("/"))
    #expect(directory.pathComponents.count > 2)
  }

  @Test func theDirectoriesDiffer() {
    let directories = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .trashDirectory,
    ]
    #expect(Set(directories).count == 4)
  }

  #if os(Linux)
  @Test func aDirectoryIsCreatedWhenItIsUsed() async {
    await #expect(processExitsWith: .success) {
      let data = FileManager.default.temporaryDirectory
        .appending(path: "data-\(UUID().uuidString)/share")
      setenv("XDG_DATA_HOME", data.path(), 1)
      let directory = URL.applicationSupportDirectory
      try Data("a".utf8).write(to: directory.appending(path: "a"))
      #expect(directory.path().hasPrefix(data.path()))
      try FileManager.default.removeItem(at: data.deletingLastPathComponent())
    }
  }

  @Test func theDirectoriesFollowTheEnvironment() {
    let environment = ProcessInfo.processInfo.environment
    func expected(_ variable: String, _ fallback: String) -> String {
      environment[variable] ?? URL.homeDirectory.appending(path: fallback).path()
    }
    let caches = URL.cachesDirectory.appending(path: "x").deletingLastPathComponent()
    #expect(caches.path() == expected("XDG_CACHE_HOME", ".cache") + "/")
    let data = URL.applicationSupportDirectory.appending(path: "x").deletingLastPathComponent()
    #expect(data.path() == expected("XDG_DATA_HOME", ".local/share") + "/")
  }
  #endif
}
