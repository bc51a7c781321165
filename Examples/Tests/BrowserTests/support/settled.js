// settled() resolves when the page shows what its server makes of it: the server has answered all that
// the page has said, such as the sizes of its nodes after those of the window have changed.
window.settled = (() => {
  "use strict";

  // The numbers of the last event that was sent, and of the last that was answered.
  let sent = 0, answered = 0;
  let onAnswer = () => {};
  const sockets = new WeakSet();
  const { send } = WebSocket.prototype;

  WebSocket.prototype.send = function (text) {
    if (!sockets.has(this)) {
      sockets.add(this);
      // After the page's own listener.
      this.addEventListener("message", ({ data }) => {
        answered = Math.max(answered, JSON.parse(data).ack ?? 0);
        onAnswer();
      });
    }
    const message = JSON.parse(text);
    if ("do" in message) sent = Math.max(sent, message.n);
    return send.call(this, text);
  };

  const answers = () => within(new Promise((resolve) => {
    onAnswer = () => { if (answered >= sent) resolve(); };
    onAnswer();
  }), "The server did not answer");
  const frame = () => new Promise(requestAnimationFrame);
  // More than the time between two reports of sizes.
  const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

  return async () => {
    let wasIdle, before;
    do {
      [wasIdle, before] = [answered >= sent, sent];
      // Changes of the window are noticed with a frame.
      await frame();
      await frame();
      if (document.querySelector("[data-measure]")) await pause();
      await answers();
    } while (!wasIdle || sent !== before);
  };
})();
