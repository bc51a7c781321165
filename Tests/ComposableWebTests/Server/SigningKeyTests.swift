#if Web
  import Testing

  @testable import ComposableWeb

  @Suite struct SigningKeyTests {
    @Test func aTokenLeadsToItsSession() {
      let key = SigningKey()
      let (one, other) = (SessionID(), SessionID())
      #expect(key.session(of: key.token(for: one, on: "/a"), on: "/a") == one)
      #expect(key.token(for: one, on: "/a") != key.token(for: other, on: "/a"))
    }

    @Test func aTokenIsGoodOnOnePage() {
      let (key, id) = (SigningKey(), SessionID())
      let token = key.token(for: id, on: "/a")
      for page in ["/b", "", "/a/", "/aa"] { #expect(key.session(of: token, on: page) == nil) }
    }

    @Test func aTokenMayStandAnywhere() {
      let key = SigningKey()
      for _ in 0..<100 {
        let token = key.token(for: SessionID(), on: "/a")
        #expect(token.count == 64)
        #expect(token.wholeMatch(of: /[A-Za-z0-9_-]*/) != nil)
      }
    }

    @Test func aTokenOfAnotherKeyLeadsNowhere() {
      let id = SessionID()
      #expect(SigningKey().session(of: SigningKey().token(for: id, on: "/a"), on: "/a") == nil)
      let secret = Array("0123456789abcdef0123456789abcdef".utf8)
      #expect(
        SigningKey(secret).session(of: SigningKey(secret).token(for: id, on: "/a"), on: "/a") == id)
    }

    @Test func aChangedTokenLeadsNowhere() {
      let key = SigningKey()
      let token = Array(key.token(for: SessionID(), on: "/a"))
      for place in token.indices {
        var changed = token
        changed[place] = changed[place] == "A" ? "B" : "A"
        #expect(key.session(of: String(changed), on: "/a") == nil)
      }
    }

    @Test(arguments: [
      "", "a", String(repeating: "A", count: 64), String(repeating: "=", count: 64),
    ])
    func whatIsNoTokenLeadsNowhere(_ token: String) {
      #expect(SigningKey().session(of: token, on: "/a") == nil)
      #expect(SigningKey().session(of: token + "+/é", on: "/a") == nil)
    }

    @Test func anIDIsReadBackFromItsBytes() {
      let id = SessionID()
      #expect(id.bytes.count == SessionID.size)
      #expect(SessionID(id.bytes) == id)
      #expect(SessionID(id.bytes.dropLast()) == nil)
    }
  }
#endif
