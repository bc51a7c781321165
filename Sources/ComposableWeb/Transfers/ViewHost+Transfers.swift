#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

extension ViewHost {
  /// Adds the routes of the files that the browsers of a page send and fetch.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - pages: The pattern of the paths of pages.
  func addTransfers(to router: some RouterMethods, at pages: String) {
    on(.post, pages + "/uploads/:ticket", of: router) { [self] request, context, _ in
      await upload(request, ticket: context.parameters.get("ticket") ?? "")
    }
    on(.get, pages + "/downloads/:ticket", of: router) { [self] request, context, _ in
      await download(request, ticket: context.parameters.get("ticket") ?? "")
    }
  }

  /// Receives a file from the page that was asked for it.
  private func upload(_ request: Request, ticket: String) async -> Response {
    let response = await receive(request, ticket: ticket)
    return response.status == .noContent ? response : response.refusing(request)
  }

  private func receive(_ request: Request, ticket: String) async -> Response {
    let host = request.head.authority
    guard
      settings.origins.allows(
        origin: request.headers[.origin], host: host, isSecure: isSecure(request))
    else {
      telemetry.rejected(.origin)
      return Response(.forbidden, text: "A page of this server can send a file, no other one.")
    }
    guard allowsHost(of: request) else {
      return Response(.misdirectedRequest, text: "This host name is not allowed.")
    }
    let (pageRequest, page): (PageRequest, String)
    do { (pageRequest, page) = try await admitted(request, below: 2) } catch {
      return error.response
    }
    let uploads = sessions.configuration.uploads
    guard let upload = uploads.redeem(ticket, path: page, userID: pageRequest.userID) else {
      telemetry.rejected(.file)
      return Response(.notFound, text: "There is no such upload.")
    }
    do {
      let length = request.headers[.contentLength].map { Int($0) ?? -1 }
      try await withGracefulShutdownHandler {
        try await uploads.receive(upload, request.body, length: length)
      } onGracefulShutdown: {
        Task { await self.shutDown() }
      }
      return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    } catch {
      let error = error as? FileTransferError ?? .interrupted
      telemetry.rejected(.file)
      if case .unavailable = error {
        limitedLog.log(
          .error, "A file could not be stored. Is the disk full?",
          ["folder": uploads.folder.path(percentEncoded: false)])
      }
      let response = Response(.badRequest, text: error.description(for: language(of: pageRequest)))
      // The browser may never send the rest of a body that nobody waits for.
      return upload.operation.isCancelled ? response.closing : response
    }
  }

  /// Responds with a file to the page that it is offered to.
  private func download(_ request: Request, ticket: String) async -> Response {
    guard allowsHost(of: request) else {
      return Response(.misdirectedRequest, text: "This host name is not allowed.")
    }
    // Other clients than browsers don't send the header.
    let site = HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }
    guard site == nil || site == "same-origin" else {
      telemetry.rejected(.origin)
      return Response(.forbidden, text: "A page of this server can fetch a file, no other one.")
    }
    let (pageRequest, page): (PageRequest, String)
    do { (pageRequest, page) = try await admitted(request, below: 2) } catch {
      return error.response
    }
    let download = sessions.configuration.downloads.redeem(
      ticket, path: page, userID: pageRequest.userID)
    guard let response = await download?.response() else {
      return Response(.notFound, text: "The file is no longer available.")
    }
    return response
  }
}

extension Response {
  /// The maximum length of a body that is read although its request is refused.
  private static let maxIgnoredBody = 64 * 1024

  /// The response, after which the connection is closed unless the body of the request is short: the
  /// rest of a long or endless one is not read.
  fileprivate func refusing(_ request: Request) -> Response {
    let length = request.headers[.contentLength].flatMap { Int($0) }
    if let length, 0...Self.maxIgnoredBody ~= length { return self }
    return closing
  }

  /// The response, after which the connection is closed.
  fileprivate var closing: Response {
    var response = self
    let body = body
    response.headers[.connection] = "close"
    response.body = ResponseBody(contentLength: body.contentLength) { writer in
      try await body.write(writer)
      throw ConnectionClosed()
    }
    return response
  }
}

/// Makes the server close a connection after a response.
private struct ConnectionClosed: Error {}
#endif
