"""A way to a server that can be long, and can be cut."""

import asyncio
import threading


class Link:
    """A connection through the proxy, which may be dead without either side knowing."""

    is_dead = False


class Proxy:
    """Passes TCP on to a port, and does to the connections what a network can do.

    `delay` is in seconds, for each direction. It may change at any time; order is kept.
    """

    # The time limit of expected events, in seconds.
    LIMIT = 60

    def __init__(self, target: int):
        self.target = target
        self.port = 0
        self.delay = 0.0
        # Set when a connection was opened that nobody answers.
        self.swallowed = threading.Event()
        self._is_cut = False
        self._is_swallowing = False
        self._links: set[Link] = set()
        self._lost: tuple[bytes, threading.Event] | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        # Set unless all is held.
        self._delivering = asyncio.Event()
        self._delivering.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def drop(self) -> None:
        """Cuts the connections that there are."""
        self._run(self._abort())

    def swallow(self) -> None:
        """From now on loses all that either side says, and closes nothing.

        The connections that there are, and those that are opened until `mend`, stay dead.
        """
        self.swallowed.clear()
        self._is_swallowing = True
        for link in list(self._links):
            link.is_dead = True

    def cut(self) -> None:
        """Cuts all connections, and lets none through until `mend`."""
        self._is_cut = True
        self._run(self._abort())

    def mend(self) -> None:
        """Lets connections through again."""
        self._lost = None
        self._is_swallowing = False
        self._is_cut = False

    def hold(self) -> None:
        """Delivers nothing until `release`."""
        self._run(self._hold())

    def release(self) -> None:
        """Delivers what was held, in order, and all that follows."""
        self._run(self._release())

    def lose_answers(self, until: bytes) -> threading.Event:
        """Drops the messages of the server until `mend`.

        The returned event is set when the server has sent the text `until`.
        """
        event = threading.Event()
        self._lost = (until, event)
        return event

    def __enter__(self) -> "Proxy":
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._run(self._listen())
        return self

    def __exit__(self, *_) -> None:
        self.cut()
        self._run(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _run(self, work) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(self.LIMIT)

    async def _listen(self) -> None:
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]

    async def _end(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _hold(self) -> None:
        self._delivering.clear()

    async def _release(self) -> None:
        self._delivering.set()

    async def _abort(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            return writer.transport.abort()
        self._writers.add(writer)
        if self._is_swallowing:
            self.swallowed.set()
            try:
                while await reader.read(65536):
                    pass
            except OSError:
                pass
            return
        try:
            there, onward = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            self._writers.discard(writer)
            return writer.transport.abort()
        self._writers.add(onward)
        link = Link()
        self._links.add(link)
        ways = self._pass(link, reader, onward, False), self._pass(link, there, writer, True)
        try:
            await asyncio.gather(*ways)
        except asyncio.CancelledError:
            # The proxy ends. asyncio would report this connection's end as an error.
            return
        self._writers -= {writer, onward}
        self._links.discard(link)

    async def _pass(
        self,
        link: "Link",
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        is_answer: bool,
    ) -> None:
        """Forwards the bytes of one direction, and the end of the stream."""
        under_way: asyncio.Queue = asyncio.Queue()
        delivering = asyncio.create_task(self._deliver(under_way, writer))
        seen = b""
        try:
            while data := await reader.read(65536):
                if link.is_dead:
                    continue
                if is_answer and self._lost:
                    text, event = self._lost
                    seen += data
                    if text in seen:
                        event.set()
                else:
                    under_way.put_nowait((self._loop.time() + self.delay, data))
        except OSError:
            pass
        if link.is_dead:
            delivering.cancel()
            return
        under_way.put_nowait((self._loop.time() + self.delay, b""))
        await delivering

    async def _deliver(self, under_way: asyncio.Queue, writer: asyncio.StreamWriter) -> None:
        while True:
            due, data = await under_way.get()
            await asyncio.sleep(due - self._loop.time())
            await self._delivering.wait()
            if not data:
                return writer.close()
            if not writer.is_closing():
                writer.write(data)
