#if Web
public import ComposableCore
public import ComposableUI
import Foundation

private enum PageRequestEnvironmentKey: EnvironmentKey {
  static var defaultValue: PageRequest { PageRequest() }
}

extension EnvironmentValues {
  /// The request for the page that shows the view.
  public var pageRequest: PageRequest {
    get { self[PageRequestEnvironmentKey.self] }
    set { self[PageRequestEnvironmentKey.self] = newValue }
  }
}

private enum PageRequestDependencyKey: DependencyKey {
  static var liveValue: PageRequest { PageRequest() }
  static var testValue: PageRequest { PageRequest() }
}

extension DependencyValues {
  /// The request for the page whose views have created the store.
  public var pageRequest: PageRequest {
    get { self[PageRequestDependencyKey.self] }
    set { self[PageRequestDependencyKey.self] = newValue }
  }
}
#endif
