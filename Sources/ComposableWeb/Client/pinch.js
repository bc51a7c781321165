// Tells views how two fingers move apart and turn, and how the user pinches on a trackpad.

composable.define("composable-pinch", {
  mounted(node, _, push) {
    /** The places of the fingers, by their identifiers. */
    const fingers = new Map();
    /** The beginning of the movement: {distance, angle, place}. */
    let start = null;
    /** The magnification of a pinch on a trackpad, and the timer of its end. */
    let zoom = 1, timer = 0;
    /** The last movement, without its phase. */
    let last = [];

    const measure = () => {
      const [[x1, y1], [x2, y2]] = fingers.values();
      return { distance: Math.hypot(x2 - x1, y2 - y1) || 1, angle: Math.atan2(y2 - y1, x2 - x1), x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
    };
    const placeIn = (x, y) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return [x - left, y - top, (x - left) / (width || 1), (y - top) / (height || 1)];
    };
    const report = (phase) => push("pinch", [phase, ...last]);

    node.style.touchAction = "none";
    node.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "touch" || fingers.size === 2) return;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size < 2) return;
      const { distance, angle, x, y } = measure();
      start = { distance, angle, turn: 0, place: placeIn(x, y) };
    });
    node.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (!start) return;
      const { distance, angle } = measure();
      // The shorter way around, added up: a turn may be longer than half a circle.
      const change = angle - start.angle;
      start.turn += Math.atan2(Math.sin(change), Math.cos(change));
      start.angle = angle;
      last = [distance / start.distance, start.turn, ...start.place];
      report(0);
    });
    const end = (phase) => (event) => {
      if (!fingers.delete(event.pointerId) || !start) return;
      start = null;
      if (last.length) report(phase);
      last = [];
    };
    node.addEventListener("pointerup", end(1));
    node.addEventListener("pointercancel", end(2));

    node.addEventListener("wheel", (event) => {
      // Browsers report a pinch on a trackpad as a turn of the wheel with the control key.
      if (!event.ctrlKey) return;
      event.preventDefault();
      if (zoom === 1) last = [1, 0, ...placeIn(event.clientX, event.clientY)];
      zoom = Math.min(100, Math.max(0.01, zoom * Math.exp(-event.deltaY / 100)));
      last[0] = zoom;
      report(0);
      clearTimeout(timer);
      timer = setTimeout(() => {
        report(1);
        zoom = 1;
        last = [];
      }, 200);
    }, { passive: false });
  },
});
