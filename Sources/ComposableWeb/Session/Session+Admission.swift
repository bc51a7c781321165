#if Web
@_spi(Renderer) import ComposableUI
import ComposableConcurrency

/// The result of a decision about an address of a session.
enum AdmissionOutcome { case admitted, refused, failed }

extension Session {
  /// The address that the window shows, relative to its page.
  var windowAddress: PageAddress {
    guard let window = graph?.rendering.content.as(WindowContent.self) else { return .root }
    return window.address ?? .root
  }

  /// Decides about an address of the window, with the latest header fields of the browser.
  func admission(at address: PageAddress) async -> AdmissionOutcome {
    var request = credentials.visiting(address, of: page)
    // Also when a view has asked for it.
    let decision = await MainActor.withoutSubstitute {
      await configuration.admission(of: &request)
    }
    switch decision {
    case .admitted: return request.userID == self.request.userID ? .admitted : .refused
    case .refused, .redirected: return .refused
    case .failed: return .failed
    }
  }

  /// Returns true if a socket may resume the session.
  ///
  /// - Parameter request: The request for the page, with the header fields of the socket, which is
  ///   admitted.
  func admits(_ request: PageRequest) async -> Bool {
    // The header fields of most sockets say what those of the page do: they take no further memory.
    credentials = request.hasCredentials(of: self.request) ? self.request : request
    return if windowAddress == .root { true } else {
      await admission(at: windowAddress) == .admitted
    }
  }

  /// Asks about the session again, and ends it if it is no longer admitted.
  func revalidate() async {
    guard !hasEnded else { return }
    revalidationCount += 1
    nextAdmission = configuration.admissionInterval.map { configuration.clock.now + $0 }
    // Meanwhile the session may end for another reason.
    scheduleTimeout()
    let admission = await admission(at: windowAddress)
    guard !hasEnded else { return }
    if admission == .refused { end(.revoked) }
  }

  /// Lets the browser request an address that it may not visit, for the response to a page.
  func leave(for address: PageAddress, _ event: ClientEvent) {
    process(event) { _ in
      configuration.telemetry.rejected(.refused)
      commands.redirect = page + address.description
      return true
    }
  }
}
#endif
