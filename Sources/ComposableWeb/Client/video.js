// Plays videos as their players say, and tells these what the user does.

{
  const states = new WeakMap();

  const apply = (node, value, former) => {
    if (value.n !== former?.n) {
      node.muted = value.muted;
      node.volume = value.volume;
      // Browsers refuse to play with sound before the first click: the player is told that it is paused.
      if (!value.rate) node.pause();
      else if (node.currentSrc || node.src) {
        node.defaultPlaybackRate = node.playbackRate = value.rate;
        node.play().catch(() => states.get(node)?.report());
      }
    }
    if (value.seek && value.seek !== former?.seek) node.currentTime = value.at;
  };

  composable.define("composable-video", {
    mounted(/** @type {any} */ node, value, push) {
      const state = { value, timer: 0, last: 0 };
      const send = () => {
        const { n, seek } = state.value;
        state.timer = 0;
        state.last = performance.now();
        push("video", [
          n, seek, node.paused ? 0 : node.playbackRate, node.currentTime,
          Number.isFinite(node.duration) ? node.duration : -1, +node.muted, node.volume, +!!node.error,
        ]);
      };
      // At most 4 times a second.
      state.report = () => { state.timer ||= setTimeout(send, Math.max(0, state.last + 250 - performance.now())); };
      for (const type of ["play", "pause", "seeked", "volumechange", "ratechange", "durationchange", "error"])
        node.addEventListener(type, state.report);
      node.addEventListener("timeupdate", () => {
        // Timers and frames are not exact.
        if (performance.now() - state.last > state.value.every - 50) state.report();
      });
      states.set(node, state);
      apply(node, value);
    },
    updated(node, value) {
      const state = states.get(node), former = state.value;
      state.value = value;
      apply(node, value, former);
    },
    removed(/** @type {any} */ node) {
      clearTimeout(states.get(node).timer);
      states.delete(node);
      node.pause();
    },
  });
}
