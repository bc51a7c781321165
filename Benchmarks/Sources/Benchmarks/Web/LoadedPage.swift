import Foundation

/// A page, and the session that the request for it has created.
struct LoadedPage {
  let html: String
  let token: Substring
  /// The number of the last patch message that the page contains.
  let seq: Int

  /// Loads the page of a server.
  init(port: Int, from host: UInt32 = 1) throws {
    let connection = try Connection(port: port, from: host)
    try connection.send(HTTPRequest.get("/", port: port, "Connection: close"))
    var bytes: [UInt8] = []
    while let more = try? connection.receive() { bytes += more }
    html = String(decoding: bytes, as: UTF8.self)
    guard let token = html.firstMatch(of: /data-session="([^"]+)"/)?.1,
      let seq = html.firstMatch(of: /data-seq="(\d+)"/).flatMap({ Int($0.1) })
    else { throw Connection.Lost() }
    self.token = token
    self.seq = seq
  }

  /// The element of the first button.
  var button: Int {
    get throws {
      guard let id = html.firstMatch(of: /<button data-i="(\d+)/).flatMap({ Int($0.1) }) else {
        throw Connection.Lost()
      }
      return id
    }
  }
}
