#if Web
  import Testing

  @testable import ComposableWeb

  @Suite struct OriginPolicyTests {
    @Test func pagesOfTheHostAreAllowed() {
      let policy = OriginPolicy.sameHost
      #expect(policy.allows(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
      #expect(policy.allows(origin: "https://Example.com", host: "example.COM"))
    }

    @Test func pagesOfOthersAreNot() {
      let policy = OriginPolicy.sameHost
      #expect(!policy.allows(origin: "http://127.0.0.1:8081", host: "127.0.0.1:8080"))
      #expect(!policy.allows(origin: "http://evil.example", host: "example.com"))
      #expect(!policy.allows(origin: "http://example.com.evil.example", host: "example.com"))
      #expect(!policy.allows(origin: "null", host: "example.com"))
      #expect(!policy.allows(origin: "file://", host: ""))
      #expect(!policy.allows(origin: "http://", host: ""))
      #expect(!policy.allows(origin: nil, host: "example.com"))
      #expect(!policy.allows(origin: "http://example.com", host: nil))
    }

    @Test func otherPagesCanBeAllowed() {
      let policy = OriginPolicy(allowing: ["https://Example.com"])
      #expect(policy.allows(origin: "https://example.com", host: "127.0.0.1:8080"))
      #expect(!policy.allows(origin: "http://example.com", host: "127.0.0.1:8080"))
      #expect(policy.allows(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
    }
  }
#endif
