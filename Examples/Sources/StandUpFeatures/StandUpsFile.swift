public import ComposableArchitecture
import Foundation

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<StandUp>>.Default {
  /// The stand-ups, in the file that ``DependencyValues/standUpsFile`` names.
  static var standUps: Self {
    @Dependency(\.standUpsFile) var file
    return Self[.fileStorage(file), default: []]
  }
}

extension DependencyValues {
  /// The file of the stand-ups. By default it is in the folder for the data of applications.
  public var standUpsFile: URL {
    get { self[StandUpsFileKey.self] }
    set { self[StandUpsFileKey.self] = newValue }
  }
}

private enum StandUpsFileKey: DependencyKey {
  static var liveValue: URL {
    let folders = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory)
    return folder.appending(components: "standups", "stand-ups.json")
  }
  /// Tests and previews store files in memory.
  static let testValue = URL(filePath: "/stand-ups.json")
}
