import ComposableArchitecture
import Foundation

package struct Client: Sendable {
  package static let live = Client()
  package init() {}
}

package protocol Ticking: Sendable {}
package struct Fixed: Ticking {
  package init() {}
}

package extension DependencyValues {
  @DependencyEntry(liveValue: Client.live) var client: Client = .init()
  @DependencyEntry var inferred = Client()
}

extension DependencyValues {
  @DependencyEntry package var clock: any Ticking = Fixed()
  @DependencyEntry package var shared = Client()
  @DependencyEntry("NamedKey", previewValue: Client.live) private var named = Client()
  @DependencyEntry("OptionalKey") var optional: Client?
}

extension DependencyValues.ClockKey: DependencyKey {
  package static var liveValue: any Ticking { Fixed() }
}
extension DependencyValues.InferredKey: DependencyKey {
  package static var liveValue: Client { .live }
}
extension DependencyValues.OptionalKey: DependencyKey {
  static var liveValue: Client? { .live }
}

@Reducer
struct Feature {
  @Dependency(\.client) var client
  @Dependency(\.clock, as: Fixed.self) var clock
  @Dependency(\.optional) var optional
  @Dependency(\.notificationCenter) var notificationCenter
  @Dependency(\.urlSession) var urlSession

  func request(in session: URLSession) -> URLRequest {
    URLRequest(url: .documentsDirectory)
  }
}
