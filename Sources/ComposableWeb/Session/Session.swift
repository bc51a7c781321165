#if Web
import ComposableConcurrency
import ComposableCore
import ComposableHTML
import ComposablePersistence
@_spi(Renderer) import ComposableUI
import Foundation
import IssueReporting
import Logging
import NIOCore
import Sharing

/// The session of a browser tab: it owns the view graph and speaks the wire protocol with the
/// browser.
///
/// A session runs on the actor that owns its content: an actor of its own, or that of a document
/// that several tabs show. So an event, the changes of the stores and the update of the view
/// graph are one synchronous step.
///
/// Guarantees:
/// 1. Events are handled one after another, in the order of their numbers, each once.
/// 2. Changes are coalesced: exactly one update follows, however many there are. Each update that
///    changes the rendering, and each that answers an event, sends one message.
/// 3. A message is kept until the browser acknowledges it, and is sent again when the browser
///    reconnects.
/// 4. Without a connection, nothing is rendered or sent: changes accumulate and are sent in one
///    message when the browser connects.
/// 5. An address that the browser visits, and after an interval the one that it shows, is admitted
///    like the page.
/// 6. Where sessions are stored, one that has changed is saved, see ``SnapshotWriter``.
/// 7. A session ends when its browser has not connected within the grace time, or has not sent a
///    message within the idle life. Its stores are deallocated and their effects cancelled.
actor Session: DeadlineHolder {
  nonisolated let id: SessionID
  /// The path of the page, whose socket alone may resume the session: another one may have passed
  /// other middleware.
  nonisolated let page: String
  /// The request for the page.
  nonisolated let request: PageRequest
  /// The key of the client's address, for the limits.
  nonisolated let address: String
  private let sessions: SessionRegistry
  private nonisolated let content: SessionContent
  let configuration: SessionConfiguration
  private let coalescer = UpdateCoalescer()
  private let openedURLs = OpenedURLs()
  /// The texts that the program copies for the user.
  private lazy var clipboard = Clipboard { [weak self] in
    Task(executorPreference: QuiescentExecutor.current) { await self?.enqueue { _ in } }
  }
  /// The exports of the views.
  let exports = SessionExports()
  /// The selections of files that the browser is sending, by the elements that they are for.
  var selections: [Int: Int] = [:]
  /// The number of the latest selection that waits for room: the numbers of these are negative.
  var lastWaitingSelection = 0
  /// The requests to the browser that the next message contains.
  var commands = BrowserCommands()
  /// The progress of the session's storage; `nil` if it is not stored.
  private(set) var recorder: SessionRecorder?
  /// The connection of the browser, for effects that tell others that the user is here.
  private let connectivity = Connectivity(isConnected: false)
  /// The dependencies of the stores that the views create.
  private lazy var dependencies = makeDependencies()
  /// The view graph; `nil` before ``open()`` and after the end of the session.
  private(set) var graph: ViewGraph?
  private var protocolState: SessionProtocolState? { didSet { countUnacknowledgedBytes() } }
  /// The bytes of unacknowledged messages that are counted for the address and the host.
  private var countedBytes = 0
  /// True if there are more of them than the limits allow.
  private var exceedsMessageBudget = false
  /// The numbers of the last message and of the last event before the session was restored.
  private var restored = (message: 0, event: 0)
  /// True while processor time is charged to the address.
  private var isCharging = false
  private var connection: (any Connection)?
  /// The claim with which the session was restored; 0 in a new one. A browser that shows the page of another
  /// one knows other elements.
  private(set) var epoch = 0
  /// The rows that a restored page begins with, in the order of its long collections.
  private var restoredRows: [Interaction] = []
  /// True if something of a restored session has not come back.
  private(set) var isIncomplete = false
  /// Returns the notice to a browser that shows another page of the session than the restored one; `nil` in a
  /// session that was not restored for a browser.
  private var restorationNotice: ((_ shownClaim: Int) -> RestorationNotice)?
  /// The number of the last message that was sent to the current connection.
  private var sentNumber = 0
  /// The number of the browser's attempt that opened the current connection.
  private var attempt = 0
  private var tokenBucket: TokenBucket
  private var timeout: SessionTimeout
  /// The latest request for the page or its socket.
  var credentials: PageRequest
  /// The number of times that the session was asked about again.
  var revalidationCount = 0
  /// The time of the next decision about the session; `nil` for none.
  var nextAdmission: Duration?
  var hasEnded = false
  /// The reason for which the session has ended, as its browser is told.
  private(set) var endReason: CloseReason?
  /// The task that removes the files of the session after its end.
  private(set) var cleanUp: Task<Void, Never>?
  /// The locale of the page that was sent last.
  private(set) var pageLocale: Locale?
  /// A flag set while an update waits for processor time. It contains all changes until then.
  private var isWaitingForTime = false
  /// A flag set while an update is pending until the connection is writable.
  private var isWaitingUntilWritable = false
  /// The slot of the session's deadline; `nil` if there is none.
  private var deadlineSlot: Int?

  nonisolated var unownedExecutor: UnownedSerialExecutor { content.owner.actor.unownedExecutor }

  init(
    id: SessionID, for address: String, page: String, request: PageRequest,
    content: SessionContent, in sessions: SessionRegistry
  ) {
    self.id = id
    self.address = address
    self.page = page
    self.request = request
    self.content = content
    self.sessions = sessions
    configuration = sessions.configuration
    let (limits, now) = (configuration.limits, configuration.clock.now)
    timeout = SessionTimeout(limits: limits, now: now)
    credentials = request
    nextAdmission = configuration.admissionInterval.map { now + $0 }
    tokenBucket = TokenBucket(
      perSecond: limits.eventsPerSecond, burst: limits.eventBurst, now: now
    )
  }

  // MARK: Life cycle

  /// Makes the view graph. Call this once, before any other method. Its views appear when a browser
  /// connects.
  ///
  /// - Parameters:
  ///   - address: The address of the page, relative to that of its host.
  ///   - restoration: What is restored; `nil` for a new session.
  /// - Returns: False if the session has already ended.
  func open(at address: PageAddress, restoring restoration: SessionRestoration? = nil) -> Bool {
    guard !hasEnded else { return false }
    if let writer = configuration.writer, content.isRestorable {
      recorder = SessionRecorder(self, restoration, writer, at: configuration.clock.now)
    }
    scheduleTimeout()
    coalescer.beginUpdate()
    let needsUpdate: @Sendable () -> Void = { [weak self, coalescer] in
      guard coalescer.setNeedsUpdate() else { return }
      Task(executorPreference: QuiescentExecutor.current) { await self?.updateInTime() }
    }
    var environment = EnvironmentValues()
    environment.pageRequest = request
    environment.requestedAddress = address
    environment.windowOrigin = PageHead.origin(of: request.url) + page
    environment.picturePath = Page.directory(page) + "images/"
    environment.pagePartAddress = { [page] file in
      Asset.parts[file].map { Page.directory(page) + $0.name }
    }
    if let locale {
      environment.locale = locale
      if !configuration.languages.isEmpty { environment.windowLocale = locale }
    }
    if let timeZone = request.timeZone { environment.timeZone = timeZone }
    environment.calendar = calendar
    environment.horizontalSizeClass = request.isFromPhone ? .compact : .regular
    environment.verticalSizeClass = .regular
    environment.openURLSystemAction = { [openedURLs] url in
      try openedURLs.open(url)
      needsUpdate()
    }
    environment.exportFile = makeExportAction()
    charged {
      let graph = dependencies.run {
        let graph = MainActor.assumeOwnsViews((content, environment)) { content, environment in
          content.makeGraph(content.owner.actor, environment, needsUpdate)
        }
        _ = graph.update()
        return graph
      }
      if coalescer.endUpdate() { scheduleUpdate() }
      self.graph = graph
      if let restoration { restore(restoration) }
    }
    return true
  }

  private func restore(_ restoration: SessionRestoration) {
    let isComplete = dependencies.run { restoreViews(restoration.claimed) }
    let failures = recorder?.restoration.failures ?? []
    for (name, reason) in failures {
      configuration.limitedLog.log(
        .error, "The state of a store could not be restored",
        ["store": name, "reason": reason, "session": "\(id)"])
    }
    isIncomplete = !isComplete || !failures.isEmpty
    epoch = restoration.claimed.claim
    restored = (restoration.hello?.last ?? 0, restoration.stored.lastEvent)
    guard let hello = restoration.hello else { return }
    restoredRows = hello.rows
    var restoration = restoration
    // It lives as long as the session.
    (restoration.claimed.parts, restoration.hello) = ([:], nil)
    restorationNotice = { [restoration, isIncomplete] in
      restoration.notice(toPageOf: $0, isIncomplete: isIncomplete)
    }
  }

  /// Returns the first rendering, once the first tasks of the views have ended if the page waits for
  /// them.
  ///
  /// - Returns: The rendering, with the status of its response, which is `nil` if no view takes the
  ///   address; `nil` if the session has ended.
  func firstPage() async -> (rendering: Rendering, status: Int?)? {
    if let time = configuration.firstTaskDeadline, graph?.pageStatus != nil {
      let deadline = configuration.clock.now + time
      let tasks = dependencies.run { graph?.startFirstTasks() ?? [] }
      _ = await configuration.clock.wait(for: tasks, until: deadline)
    }
    await waitForRows()
    guard let graph else { return nil }
    let rendering = charged {
      coalescer.beginUpdate()
      dependencies.run {
        _ = graph.update()
        showFirstRows(in: graph)
      }
      if coalescer.endUpdate() { scheduleUpdate() }
      return graph.rendering
    }
    pageLocale = rendering.locale
    protocolState = SessionProtocolState(after: restored)
    return (rendering, graph.pageStatus)
  }

  /// Waits for the rows that all share, which the page would show with their default values.
  private func waitForRows() async {
    let node = dependencies.sharedNode
    guard node.isLoading else { return }
    let loads = Task(executorPreference: QuiescentExecutor.current) { await node.firstLoadsToEnd() }
    let deadline = configuration.clock.now + Self.longestWaitForRows
    _ = await configuration.clock.wait(for: [loads], until: deadline)
  }

  /// The time after which a page is shown without the rows that all share.
  private static let longestWaitForRows = Duration.seconds(1)

  private func showFirstRows(in graph: ViewGraph) {
    if let rows = request.firstRows {
      let collection = graph.rendering.outerCollections.dropFirst(rows.collection).first
      if let collection,
        case .before(let shown, _, _, _, _)? = collection.content.as(OffscreenRowsContent.self)
      {
        _ = graph.handle(.rows(rows.positions(among: shown), columns: 1), on: collection.id)
        _ = graph.update()
      }
    }
    // The rows of one collection may contain the next one.
    for (number, rows) in restoredRows.enumerated() {
      let collections = graph.rendering.longCollections
      guard collections.indices.contains(number) else { break }
      _ = graph.handle(rows, on: collections[number].id)
      _ = graph.update()
    }
    restoredRows = []
  }

  private var locale: Locale? { request.locale(among: configuration.languages) }

  /// The calendar of the process, in the locale and the time zone of the browser.
  private var calendar: Calendar {
    var calendar = Calendar.current
    if let locale { calendar.locale = locale }
    if let timeZone = request.timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private func makeDependencies() -> DependencyValues {
    var dependencies = DependencyValues._current
    dependencies.pageRequest = request
    dependencies.pageSessions = configuration.pageSessions
    dependencies.stateRestoration = recorder?.restoration
    dependencies.storeObserver = content.storeObserver ?? configuration.storeRecorder(of: id)
    dependencies.sharedScope = SharedScope(userID: request.userID)
    dependencies.connectivity = connectivity
    dependencies.clipboard = clipboard
    if let locale { dependencies.locale = locale }
    if let timeZone = request.timeZone { dependencies.timeZone = timeZone }
    dependencies.calendar = calendar
    dependencies.openURL = OpenURLEffect { [weak self] url in await self?.openURL(url) ?? false }
    let isSecure = request.url.scheme == "https"
    let replace = {
      @Sendable [weak self, tickets = configuration.cookieTickets] (cookie: PageCookie) in
      guard let header = cookie.headerValue(isSecure: isSecure) else {
        throw PageCookieError(name: cookie.name)
      }
      return try await tickets.wait(for: cookie.name, header) { [weak self] ticket in
        await self?.enqueue { $0.cookieTickets.append(ticket) }
      }
    }
    dependencies.page = PageClient {
      _ = try await replace($0)
    } replaceCookie: {
      try await replace($0)
    } redirect: { [weak self] address in
      await self?.redirect(to: address)
    }
    return dependencies
  }

  /// Attaches a connection, and closes the one before.
  ///
  /// - Parameters:
  ///   - connection: The connection that receives messages from now on.
  ///   - greeting: The messages to send first.
  ///   - last: The number of the last message that the browser has received.
  ///   - attempt: The number of the browser's attempt to connect. The `hello` of an abandoned
  ///     attempt may arrive after that of a later one.
  ///   - epoch: The ``epoch`` of the page that the browser shows.
  /// - Returns: True if the connection is attached. False if the session has ended, if it can't
  ///   replay all messages that the browser is missing, or if a later attempt was attached
  ///   before.
  func attach(
    _ connection: any Connection, greeting: [ServerMessage], after last: Int, attempt: Int = 0,
    epoch: Int = 0
  ) -> Bool {
    // A browser that has not shown the restored page is sent the page again, in the place of all messages.
    let notice = epoch == self.epoch ? nil : restorationNotice?(epoch)
    guard attempt >= self.attempt, let protocolState,
      epoch == self.epoch || notice != nil,
      let missing = notice == nil ? protocolState.missing(after: last) : []
    else { return false }
    if let previous = self.connection {
      send(.bye(.refused), to: previous)
      previous.close()
    }
    self.connection = connection
    self.attempt = attempt
    sentNumber = protocolState.last - missing.count
    sessions.update(id, isConnected: true)
    connectivity.isConnected = true
    timeout.connect(at: configuration.clock.now)
    scheduleTimeout()
    for message in notice.map({ [.restored($0)] }) ?? greeting { send(message, to: connection) }
    tellOfStorage(isNewConnection: true)
    sendDurableMessages()
    // The page takes the place of the messages before.
    let known = notice == nil ? last : protocolState.last
    _ = self.protocolState?.acknowledge(known, flushed: known)
    graph?.connect()
    recorder?.connected()
    // The browser of a page that was loaded again has kept no events.
    if restorationNotice == nil { prove() }
    if notice == nil {
      update()
    } else {
      sendPage(to: connection)
      // Again: the notice of the page takes the place of others.
      tellOfStorage(isNewConnection: true)
    }
    return true
  }

  /// Closes a connection without ending the session.
  private func disconnect(_ connection: any Connection) {
    connection.close()
    detach(connection)
  }

  /// Detaches a connection that was closed or lost.
  func detach(_ connection: any Connection) {
    guard connection === self.connection else { return }
    self.connection = nil
    sessions.update(id, isConnected: false)
    connectivity.isConnected = false
    timeout.disconnect(at: configuration.clock.now)
    scheduleTimeout()
    prove()
    // At once: its browser may be about to reach another process.
    saveChanges()
  }

  /// Records that a restored session works, see ``SessionRecorder/proved()``.
  private func prove() {
    guard let recorder, recorder.isUnproven else { return }
    recorder.proved()
    saveChanges()
  }

  /// Ends the session, and sends the reason if a browser is connected.
  ///
  /// - Parameters:
  ///   - closeReason: The reason; `nil` if there is no browser.
  ///   - isStored: False if the session belongs to another process.
  func end(_ closeReason: CloseReason?, isStored: Bool = true) {
    guard !hasEnded else { return }
    if isStored { storeLastChanges(closeReason) } else { confirmClaim() }
    hasEnded = true
    endReason = closeReason
    if let deadlineSlot { sessions.deadlines.remove(self, from: deadlineSlot) }
    deadlineSlot = nil
    if let connection {
      if let closeReason { send(.bye(closeReason), to: connection) }
      connection.close()
    }
    connection = nil
    protocolState = nil
    recorder = nil
    // Released here, so that stores and views are deallocated on the actor that owns them.
    graph = nil
    sessions.remove(self, closeReason)
    configuration.downloads.end(id)
    cleanUp = Task(executorPreference: QuiescentExecutor.current) { [id, configuration, content] in
      await configuration.uploads.end(id)
      await content.onEnd()
    }
    log("Session ended", ["bye": "\(closeReason?.rawValue ?? "lost")"])
  }

  // MARK: Messages of the browser

  /// Handles a message. Suspends while the browser exceeds its rate limit or reads too slowly, so
  /// the caller should read the next message only after this returns.
  func receive(_ message: ClientMessage, from connection: any Connection) async {
    guard connection === self.connection else { return }
    if message.extendsIdleLife { timeout.recordMessage(at: configuration.clock.now) }
    recorder?.received(at: configuration.clock.now)
    switch message {
    case .acknowledgement(let number):
      switch protocolState?.acknowledge(number, flushed: connection.flushed) {
      case nil:
        // Messages would pile up for a browser that acknowledges them without reading them.
        disconnect(connection)
        await reject(.impossible)
      case 0: await waitForToken()
      default: prove()
      }
    case .ping(let number, _):
      await waitForToken()
      // If it isn't writable, messages are in flight that also show that the connection is alive.
      if connection === self.connection, connection.isWritable {
        send(.pong(number), to: connection)
      }
    case .event(let event):
      await waitForToken()
      await waitForTime(on: connection)
      // Each event can enlarge the diff that is waiting to be sent.
      await connection.waitUntilWritable()
      guard connection === self.connection else { return }
      guard case .window(let action) = event.action, let visit = action.event as? AddressVisit
      else { return handle(event) }
      var (isAdmitted, count) = (false, -1)
      while count != revalidationCount {
        count = revalidationCount
        isAdmitted = await admission(at: visit.address) == .admitted
      }
      guard connection === self.connection else { return }
      if isAdmitted { handle(event) } else { leave(for: visit.address, event) }
    case .resync(let number):
      for _ in 0..<Self.pageCost { await waitForToken() }
      await waitForTime(on: connection)
      await connection.waitUntilWritable()
      guard connection === self.connection else { return }
      sendPage(after: number, to: connection)
    case .hello:
      await reject(.malformed)
    }
  }

  /// Counts and logs a rejected message. It counts against the rate limit like any other.
  func reject(_ rejection: RejectionReason) async {
    configuration.telemetry.rejected(rejection)
    log("Refused", ["refusal": "\(rejection.rawValue)"])
    await waitForToken()
  }

  /// The number of events that a whole page costs.
  private static let pageCost = 20

  private func handle(_ event: ClientEvent) {
    let start = ContinuousClock.now
    // Before the event: it may remove its own element.
    let views = graph?.enclosingViews(of: event.element) ?? []
    charged {
      configuration.telemetry.trace(event, in: views, session: id) { process(event) }
    }
    reportTurn(of: event, in: views, duration: ContinuousClock.now - start)
  }

  /// Charges the processor time of a closure to the address of the browser.
  private func charged<Result>(_ body: () throws -> Result) rethrows -> Result {
    // An event contains its update.
    guard !isCharging else { return try body() }
    isCharging = true
    defer { isCharging = false }
    return try configuration.processorTime.charge(to: address, body)
  }

  private func process(_ event: ClientEvent) {
    process(event) { handle(event, $0) }
  }

  /// Handles an event unless it was received before, and sends the answer.
  func process(_ event: ClientEvent, _ handle: (Interaction?) -> Bool) {
    do {
      guard var state = protocolState else { return }
      defer { protocolState = state }
      let interaction = try state.receive(
        event, on: { graph?.shownElement(event.element) }, editing: { text(of: event.element) })
      configuration.telemetry.eventReceived()
      coalescer.beginUpdate()
      let isHandled = configuration.telemetry.time(.reduce) {
        dependencies.run {
          guard configuration.isRecording else { return handle(interaction) }
          return ActionSource.$element.withValue(graph?.name(of: event.element)) {
            handle(interaction)
          }
        }
      }
      if !isHandled { configuration.telemetry.rejected(.unknown) }
    } catch {
      configuration.telemetry.rejected(error)
      if error == .replayed { return }
    }
    update()
  }

  /// Returns the text of a field as the views show it now, which may not have been sent yet; `nil`
  /// for another element.
  private func text(of element: Int) -> String? {
    coalescer.beginUpdate()
    return dependencies.run { graph?.text(of: element) }
  }

  private func handle(_ event: ClientEvent, _ interaction: Interaction?) -> Bool {
    if let interaction { return graph?.handle(interaction, on: event.element) ?? false }
    switch event.action {
    case .files(let selection): return handle(selection, in: event.element)
    case .window(let action): return graph?.handle(action.event) ?? false
    case .edit, .interaction: return false
    }
  }

  /// Makes a change that is not an event of the browser, and updates the views.
  func perform(_ change: () -> Void) {
    coalescer.beginUpdate()
    dependencies.run { MainActor.withViews(on: content.owner.actor, operation: change) }
    update()
  }

  /// Logs an event that took long. The other connections of its event loop had to wait for it.
  ///
  /// - Parameter views: The types of the views that its element belongs to, the closest one first.
  private func reportTurn(
    of event: ClientEvent, in views: [any View.Type], duration: Duration
  ) {
    guard duration >= configuration.limits.turn else { return }
    configuration.telemetry.turnWasSlow()
    configuration.logger.warning(
      "An event took long. Move the work of its reducer or body into an effect.",
      metadata: [
        "milliseconds": "\(Int(duration / .milliseconds(1)))", "host": "\(configuration.host)",
        "element": "\(event.element)", "view": "\(Telemetry.name(of: views))",
        "interaction": "\(event.interactionName)", "session": "\(id)",
      ]
    )
  }

  /// Waits until the rate limits of the session and of its address allow another message.
  private func waitForToken() async {
    let now = configuration.clock.now
    let delay = max(tokenBucket.take(at: now), sessions.delayOfEvent(for: address))
    if delay > .zero {
      configuration.telemetry.eventDelayed()
      try? await configuration.clock.sleep(until: now + delay)
    }
  }

  /// Waits until the address of the browser may have processor time. The browser keeps its connection.
  private func waitForTime(on connection: any Connection) async {
    await configuration.processorTime.wait(for: address, isOfUser: true) { [weak self] in
      await self?.showDelay($0, on: connection) ?? false
    }
  }

  /// Tells the browser that the connection is alive although its event waits.
  ///
  /// - Returns: False if the connection was lost or replaced.
  private func showDelay(_ delay: Duration, on connection: any Connection) -> Bool {
    guard connection === self.connection else { return false }
    if delay == .zero {
      configuration.telemetry.eventDelayed()
    } else if connection.isWritable {
      send(.pong(0), to: connection)
    }
    return true
  }

  // MARK: Messages to the browser

  /// Updates the view graph, and sends the diff and the acknowledgement of events.
  private func update() {
    guard let connection, let graph else { return }
    guard connection.isWritable else { return updateWhenWritable(connection) }
    charged { update(graph, for: connection) }
  }

  private func update(_ graph: ViewGraph, for connection: any Connection) {
    coalescer.beginUpdate()
    let diff = configuration.telemetry.time(.diff) { dependencies.run { graph.update() } }
    if graph.hasUnstoredChanges { recorder?.changed() }
    collectCommands()
    if changesLanguage(diff) {
      commands.texts = SystemText.clientTexts(
        for: pageLocale, title: configuration.title(for: pageLocale))
      // The names of controls are in the language of the page, too.
      send(to: connection) { $0?.write(page: graph.rendering, after: diff, $1) }
    } else if !diff.isEmpty || !commands.isEmpty || protocolState?.owesAnswer == true {
      send(to: connection) { $0?.write(diff, $1, isShown: graph.isShown) }
    }
    if coalescer.endUpdate() { scheduleUpdate() }
  }

  /// Records the language of the page. Returns true if a diff changes it.
  private func changesLanguage(_ diff: Diff) -> Bool {
    var hasChanged = false
    for case .update(_, let content) in diff.lazy.map(\.patch) {
      guard let window = content.as(WindowContent.self), window.locale != pageLocale else {
        continue
      }
      pageLocale = window.locale
      hasChanged = true
    }
    return hasChanged
  }

  /// Sends the whole page to a browser that could not apply a patch.
  private func sendPage(after number: Int, to connection: any Connection) {
    configuration.limitedLog.log(
      .warning, "A browser could not apply a patch, and requested the whole page",
      ["session": "\(id)", "message": "\(number)"]
    )
    sendPage(to: connection)
  }

  private func sendPage(to connection: any Connection) {
    guard let graph else { return }
    charged {
      coalescer.beginUpdate()
      let diff = dependencies.run { graph.update() }
      if graph.hasUnstoredChanges { recorder?.changed() }
      collectCommands()
      send(to: connection) { $0?.write(page: graph.rendering, after: diff, $1) }
      if coalescer.endUpdate() { scheduleUpdate() }
    }
  }

  private func collectCommands() {
    commands.urls += openedURLs.drain()
    commands.copied = clipboard.drain() ?? commands.copied
    commands.downloads += exports.drain()
    cancelHiddenSelections()
  }

  func enqueue(_ command: (inout BrowserCommands) -> Void) {
    command(&commands)
    update()
  }

  private func redirect(to address: String) {
    guard let address = RedirectAddress(address) else {
      return reportIssue(
        """
        A page can't be redirected to '\(address)'.

        Use a path of this server, '/cart', or a whole 'https' URL.
        """
      )
    }
    enqueue { $0.redirect = address.text }
  }

  /// Opens a URL in the browser.
  ///
  /// - Returns: True if a browser opens such URLs.
  private func openURL(_ url: URL) -> Bool {
    do {
      try openedURLs.open(url)
    } catch {
      return false
    }
    enqueue { _ in }
    return true
  }

  private func scheduleUpdate() {
    Task(executorPreference: QuiescentExecutor.current) { await self.updateInTime() }
  }

  /// Updates the views once the address of the browser may have processor time. What changes meanwhile is part
  /// of the same update.
  private func updateInTime() async {
    guard !isWaitingForTime else { return }
    isWaitingForTime = true
    await configuration.processorTime.wait(for: address, isOfUser: false) { [weak self] _ in
      await self?.connection != nil
    }
    isWaitingForTime = false
    update()
  }

  private func updateWhenWritable(_ connection: any Connection) {
    guard !isWaitingUntilWritable else { return }
    isWaitingUntilWritable = true
    Task(executorPreference: QuiescentExecutor.current) {
      await self.resume(connection, isOpen: connection.waitUntilWritable())
    }
  }

  private func resume(_ connection: any Connection, isOpen: Bool) {
    isWaitingUntilWritable = false
    if isOpen || connection !== self.connection { update() }
  }

  /// Sends a message with patches or the page, and with the pending commands.
  private func send(
    to connection: any Connection,
    _ write: (inout SessionProtocolState?, BrowserCommands) -> ByteBuffer?
  ) {
    commands.changeCount = recorder?.takeUntoldChangeCount()
    let message = configuration.telemetry.time(.encode) { write(&protocolState, commands) }
    commands = BrowserCommands()
    guard message != nil else { return }
    configuration.telemetry.patchesSent()
    sendDurableMessages()
    if exceedsMessageBudget || protocolState?.exceeds(configuration.limits) == true {
      configuration.telemetry.rejected(.unacknowledged)
      end(.full)
    }
  }

  private func countUnacknowledgedBytes() {
    let bytes = MessageBudget.countedBytes(of: protocolState?.unacknowledgedBytes ?? 0)
    guard bytes != countedBytes else { return }
    exceedsMessageBudget = !sessions.countUnacknowledgedBytes(bytes - countedBytes, of: address)
    countedBytes = bytes
  }

  /// Sends a notice if the storage of what the browser shows has failed, or works again.
  func tellOfStorage(isNewConnection: Bool = false) {
    guard connection != nil,
      let notice = recorder?.takeStorageNotice(after: sentNumber, isNewConnection: isNewConnection)
    else { return }
    send(notice)
  }

  /// Sends the messages that the browser may receive, see ``SessionDurability/acknowledged``.
  func sendDurableMessages() {
    guard let connection, let protocolState else { return }
    let last = recorder?.sendableNumber(upTo: protocolState.last) ?? protocolState.last
    guard sentNumber < last, let messages = protocolState.missing(after: sentNumber) else { return }
    for message in messages.prefix(last - sentNumber) {
      sentNumber += 1
      send(message, number: sentNumber, to: connection)
    }
  }

  /// The number of the last message.
  var lastMessage: Int { protocolState?.last ?? 0 }

  /// The number of the last event.
  var lastEvent: Int { protocolState?.lastReceived ?? restored.event }

  /// Sends a message without a number, if a browser is connected.
  func send(_ message: ServerMessage) {
    if let connection { send(message, to: connection) }
  }

  private func send(_ message: ServerMessage, to connection: any Connection) {
    send(ByteBuffer(string: message.text), number: nil, to: connection)
  }

  private func send(_ message: ByteBuffer, number: Int?, to connection: any Connection) {
    configuration.telemetry.sent(bytes: message.readableBytes)
    connection.send(message, number: number)
  }

  private func log(_ message: Logger.Message, _ metadata: Logger.Metadata) {
    configuration.logger.debug(message, metadata: metadata.merging(["session": "\(id)"]) { $1 })
  }

  // MARK: Timeout

  /// Has the session end at the deadline of its timeout.
  func scheduleTimeout() {
    let deadline = min(timeout.deadline, nextAdmission ?? timeout.deadline)
    deadlineSlot = sessions.deadlines.add(self, at: deadline, replacing: deadlineSlot)
  }

  /// Ends the session, unless a message has extended its life, or asks about it again.
  func deadlinePassed() async {
    guard !hasEnded else { return }
    deadlineSlot = nil
    let now = configuration.clock.now
    if now >= timeout.deadline {
      guard timeout.isConnected else { return end(nil) }
      // What is stored outlives the process, and so it outlives the idle life.
      return end(recorder?.comesBack == true ? .parked : .idle)
    }
    if let nextAdmission, now >= nextAdmission { await revalidate() } else { scheduleTimeout() }
  }
}
#endif
