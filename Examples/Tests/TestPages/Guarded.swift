import ComposableArchitecture
import ComposableUI
import ComposableWeb
import Foundation

/// Places that visitors lose the access to, by their cookie `visitor`, and one that is closed to all.
struct Guarded: View {
  @State private var address = PageAddress.root
  @Dependency(\.pageRequest) private var request
  @Dependency(\.pageSessions) private var sessions

  private nonisolated static let revoked = LockIsolated<Set<String>>([])

  nonisolated static let admit: @Sendable (inout PageRequest) async throws -> Admission = {
    request in
    if request.path == "/guarded/closed" { return .refused(message: "This place is closed.") }
    guard request.path.hasPrefix("/guarded"), let visitor = request.cookies["visitor"] else {
      return .admitted
    }
    return revoked.value.contains(visitor) ? .redirected(to: "/links") : .admitted
  }

  var body: some View {
    VStack {
      Text("At \(address.path)")
      ForEach(["open", "closed"], id: \.self) { place in
        if let url = URL(string: "/guarded/\(place)") { Link(place, destination: url) }
      }
      Button("Revoke") {
        Self.revoked.withValue { [request] in _ = $0.insert(request.cookies["visitor"] ?? "") }
        Task { [sessions] in await sessions.revalidate() }
      }
    }
    .pageAddress($address)
  }
}
