import ComposableArchitecture
import ComposableUI
import ComposableWeb
import HummingbirdTLS
import NIOSSL
import ProgramOptions
import SignInFeatures

/// A page for users who are signed in: `swift run --package-path Examples/SignIn signin`.
@main
struct SignInApp: WebApp {
  static let usage = "[--certificate FILE --key FILE]"

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    let options = try ProgramOptions(arguments, names: ["--certificate", "--key"])
    if let configuration = try tlsConfiguration(options) {
      settings.tls = { try .tls($0, tlsConfiguration: configuration) }
    }
    @Dependency(\.accounts) var accounts
    settings.admit = { [accounts] request in
      let account = await accounts.account(ofSession: request.cookies["session"])
      request.account = account
      request.userID = account?.id
      // Its socket is below it.
      let isSignIn = request.path == "/sign-in" || request.path.hasPrefix("/sign-in/")
      guard isSignIn == (account != nil) else { return .admitted }
      return .redirected(to: isSignIn ? "/" : "/sign-in")
    }
  }

  /// Returns the certificates and their key, in PEM files; `nil` for a server without TLS.
  private static func tlsConfiguration(_ options: ProgramOptions) throws -> TLSConfiguration? {
    switch (options["--certificate"], options["--key"]) {
    case (nil, nil):
      return nil
    case (let certificate?, let key?):
      do {
        return .makeServerConfiguration(
          certificateChain: try NIOSSLCertificate.fromPEMFile(certificate)
            .map { .certificate($0) },
          privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
        )
      } catch {
        throw UsageError(
          "'\(certificate)' and '\(key)' are not a certificate and its key: \(error)")
      }
    default:
      throw UsageError("Pass '--certificate' and '--key' together.")
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
