import ComposableArchitecture
import Foundation

/// Finds countries and other regions by their English names.
@DependencyClient
public struct RegionClient: Sendable {
  /// Finds the names that have a text in them, in order.
  public var search: @Sendable (_ text: String) async -> [String] = { _ in [] }
}

extension RegionClient: DependencyKey {
  /// Among the regions that Foundation knows.
  public static let liveValue = {
    let english = Locale(identifier: "en_US")
    let names = Set(
      Locale.Region.isoRegions.compactMap {
        english.localizedString(forRegionCode: $0.identifier)
      }
    ).sorted()
    return RegionClient { text in
      names.filter { name in
        name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }()

  /// Fails the test that searches without having said what is found.
  public static let testValue = RegionClient()
}

extension DependencyValues {
  /// Finds countries and other regions by their English names.
  public var regionClient: RegionClient {
    get { self[RegionClient.self] }
    set { self[RegionClient.self] = newValue }
  }
}
