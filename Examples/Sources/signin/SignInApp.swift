import ComposableArchitecture
import ComposableUI
import ComposableWeb
import SignInFeatures

/// A page for users who are signed in: `swift run --package-path Examples signin`.
@main
struct SignInApp: WebApp {
  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    if let argument = arguments.first { throw UsageError("Unknown option '\(argument)'.") }
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

  var body: some Scene {
    WindowGroup("Members") {
      MemberView(store: Store(initialState: Member.State()) { Member() })
    }
    WindowGroup("Members", id: "sign-in") {
      SignInView(store: Store(initialState: SignIn.State()) { SignIn() })
    }
  }
}
