// Notes how something looks while it moves.
//
// Animations are taken through their time in steps: what is noted does not depend on how often the
// browser shows a frame, or on how long a busy machine lets it wait.
//
// recorder.start(selector, property) holds what moves, and begins to note a style of the first node
// that a selector finds. Where a node has none of its own the style is that of what it lies in, as what
// moves is often a box around it. With the first change of that node, or when it comes or goes, all
// animations that have begun by then are stepped through, and ended. recorder.finish() resolves with
// the samples then; recorder.stop() gives those there are: one for each change of the page.
//
// recorder.record(selector, property, changes) does so for each of so many changes in a row, of which
// none but the last has the node leave; recorder.all() resolves with what they gave.
window.recorder = (() => {
  "use strict";

  const inert = { translate: "none", scale: "none", transform: "none", opacity: "1" };

  const look = (node, property) => {
    for (let each = node; each; each = each.parentElement) {
      const value = getComputedStyle(each).getPropertyValue(property);
      if (!(property in inert) || value !== inert[property]) return value;
    }
    return inert[property];
  };

  /** When an animation ends, in milliseconds. */
  const end = (animation) => animation.effect.getComputedTiming().endTime;

  /** The animations that the script has begun, and that end: others are the theme's own. */
  const animations = () =>
    document.getAnimations().filter(
      (animation) => animation.constructor === Animation && end(animation) < Infinity);

  /** Has an animation stand at a time. By itself `pause` would let it go on for one more frame. */
  const hold = (animation, time) => {
    animation.pause();
    animation.currentTime = time;
  };

  const frame = () => new Promise(requestAnimationFrame);

  /** In how many equal steps the longest of the animations is gone through. */
  const steps = 40;

  let current, all;

  class Recording {
    constructor(selector, property) {
      this.selector = selector;
      this.property = property;
      this.samples = [];
      this.node = document.querySelector(selector);
      this.held = animations();
      for (const animation of this.held) hold(animation, animation.currentTime);
      this.changed = new Promise((resolve) => {
        this.observer = new MutationObserver((records) => {
          this.node ||= document.querySelector(selector);
          if (records.some((record) => this.concerns(record))) resolve(this.stepThrough());
          else this.note(0);
        });
        this.observer.observe(document, {
          attributeFilter: ["style"], childList: true, subtree: true,
        });
      });
      this.note(0);
    }

    concerns({ type, target, addedNodes, removedNodes }) {
      if (!this.node) return false;
      if (type === "attributes") return target.contains(this.node);
      return [...addedNodes, ...removedNodes].some((node) => node.contains(this.node));
    }

    note(time) {
      if (this.node?.isConnected)
        this.samples.push({ time, value: look(this.node, this.property) });
    }

    /** Notes what the animations show from their begin to their end. Gives how many there were. */
    stepThrough() {
      this.observer.disconnect();
      const moving = animations().filter(({ playState }) => playState === "running");
      const last = Math.max(0, ...moving.map(end));
      for (let step = 0; moving.length && step < steps; step++) {
        const time = (last * step) / steps;
        for (const animation of moving) hold(animation, time);
        this.note(time);
      }
      for (const animation of [...moving, ...this.held]) animation.finish();
      // What leaves is not seen at its end, and is gone in the next frame.
      this.leaves = this.node.closest("[inert]") !== null;
      if (!this.leaves) this.note(last);
      return moving.length;
    }

    stop() {
      this.observer.disconnect();
      for (const animation of this.held)
        if (animation.playState === "paused") animation.play();
      this.note(0);
      return this.samples;
    }

    async finish() {
      const count = await within(
        this.changed, `The ${this.property} of ${this.selector} did not change`);
      for (let frames = 2; this.leaves && frames; frames--) await frame();
      return { samples: this.samples, animations: count, isThere: this.node.isConnected };
    }
  }

  const record = async (selector, property, changes) => {
    const recordings = [];
    while (recordings.length < changes)
      recordings.push(await new Recording(selector, property).finish());
    return recordings;
  };

  return {
    record: (selector, property, changes) => { all = record(selector, property, changes); },
    all: () => all,
    start: (selector, property) => { current = new Recording(selector, property); },
    finish: () => current.finish(),
    stop: () => current.stop(),
    async rest() {
      // A change of the page's style starts its transitions with the next frame.
      await frame();
      for (const animation of animations()) animation.finish();
      await frame();
    },
  };
})();
