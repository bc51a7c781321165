import ArgumentParser
import ComposableArchitecture
import ComposableUI
import ComposableWeb
import Foundation
import HummingbirdTLS
import NIOSSL
import SignInFeatures

/// A page for users who are signed in: `swift run --package-path Examples/SignIn signin`.
@main
struct SignInApp: WebApp {
  struct Options: ParsableArguments {
    @Option(help: ArgumentHelp("The file of the accounts.", valueName: "file"))
    var accounts: String?

    @Option(help: ArgumentHelp("The certificates, for TLS.", valueName: "file"))
    var certificate: String?

    @Option(help: ArgumentHelp("The key of the first certificate.", valueName: "file"))
    var key: String?
  }

  static func prepare(_ settings: inout HostSettings, options: Options) throws {
    if let configuration = try tlsConfiguration(options) {
      settings.tls = { try .tls($0, tlsConfiguration: configuration) }
    }
    let accounts = try Accounts(at: options.accounts)
    prepareDependencies { $0.accounts = accounts }
    settings.admit = { request in
      request.account = try await accounts.account(ofSession: request.sessionToken)
      request.userID = request.account?.id
      let isSignIn = request.path == "/sign-in"
      guard isSignIn == (request.userID != nil) else { return .admitted }
      if isSignIn {
        // The form of another tab goes on as if it had signed in the user itself.
        let next = request.query("next").flatMap(PageAddress.init) ?? .root
        return .redirected(to: next.description)
      }
      let query = request.url.query(percentEncoded: true).map { "?" + $0 } ?? ""
      let next = URLQueryItem(name: "next", value: request.path + query)
      return .redirected(to: PageAddress(path: "/sign-in", query: [next]).description)
    }
  }

  /// Returns the certificates and their key, in PEM files; `nil` for a server without TLS.
  private static func tlsConfiguration(_ options: Options) throws -> TLSConfiguration? {
    switch (options.certificate, options.key) {
    case (nil, nil):
      return nil
    case (let certificate?, let key?):
      do {
        var configuration = TLSConfiguration.makeServerConfiguration(
          certificateChain: try NIOSSLCertificate.fromPEMFile(certificate)
            .map { .certificate($0) },
          privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
        )
        configuration.minimumTLSVersion = .tlsv12
        return configuration
      } catch {
        throw ValidationError(
          "'\(certificate)' and '\(key)' are not a certificate and its key: \(error)")
      }
    default:
      throw ValidationError("Pass '--certificate' and '--key' together.")
    }
  }

  var body: some Scene {
    WindowGroup("Members") {
      MemberView(store: Store(initialState: Member.State()) { Member() })
    }
    WindowGroup("Members", id: "sign-in") {
      SignInView(store: Store(initialState: SignIn.State()) { SignIn() })
    }
  }
}
