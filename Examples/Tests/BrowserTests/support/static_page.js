// The server of a static page: what the script sends is in `sent`, and `receive` gives it a message.
window.sent = [];
window.sockets = [];
window.receive = (message) => sockets.at(-1).onmessage({ data: JSON.stringify(message) });
window.WebSocket = class {
  constructor(url) {
    this.url = url;
    sockets.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text) { sent.push(JSON.parse(text)); }
  close() { this.onclose?.(); }
};
