import Foundation

@testable import ComposableWeb

extension Entry {
  /// The host of a request, the origin of a page in the next line, and an allowed one in the third.
  static let hosts = Entry(name: "hosts") { input in
    let (host, origin, allowed) = (input.line(0), input.line(1), input.line(2))
    check(.sameHost, host: host, origin: origin)
    let policy = OriginPolicy(allowing: [allowed])
    check(policy, host: host, origin: origin, allowed: allowed)
    if OriginPolicy.sameHost.allows(host: host) {
      expect(policy.allows(host: host), "another name does not forbid one", host)
    }
  }

  private static func check(
    _ policy: OriginPolicy, host: String, origin: String, allowed: String? = nil
  ) {
    if policy.allows(host: host) {
      expect(host.isPrintableASCII, "an allowed host has only printable characters", host)
      expect(policy.allows(host: host.uppercased()), "case does not matter", host)
      // The URL that `ViewHost.pageRequest` makes of it.
      let url = URL(string: "http://\(host)/admin?x=1")
      expect(url != nil, "an allowed host is a part of a URL", host)
      expect(url?.path(percentEncoded: true) == "/admin", "a host is no path", host)
      expect(url?.user() == nil && url?.query() == "x=1", "a host is nothing but a host", host)
      expect(
        policy.allows(origin: "http://" + host, host: host), "a page connects to its host", host)
      expect(
        allowed != nil || !policy.allows(origin: "http://" + host, host: host, isSecure: true),
        "a page over HTTP does not connect over HTTPS", host)
    }
    if policy.allows(origin: origin, host: host), allowed == nil {
      expect(
        ["http://" + host.lowercased(), "https://" + host.lowercased()]
          .contains(origin.lowercased()),
        "an origin is that of the host", origin)
    }
  }
}
