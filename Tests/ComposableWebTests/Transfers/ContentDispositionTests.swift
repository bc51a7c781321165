import Testing

@testable import ComposableWeb

@Suite struct ContentDispositionTests {
  @Test(arguments: [
    ("a.txt", "attachment; filename=\"a.txt\"; filename*=UTF-8''a.txt"),
    (
      "Grüße €.txt",
      "attachment; filename=\"Gr__e _.txt\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%E2%82%AC.txt"
    ),
    (
      "a\"\r\nSet-Cookie: b\\c",
      "attachment; filename=\"a___Set-Cookie: b_c\"; filename*=UTF-8''a%22%0D%0ASet-Cookie%3A%20b%5Cc"
    ),
  ])
  func namesAreEncoded(_ name: String, _ value: String) {
    #expect(ContentDisposition.attachment(name) == value)
  }
}
