// Records a style of a node during its animations.
//
// Animations are paused and stepped through: the samples depend neither on the frame rate of the
// browser nor on the load of the machine.
//
// recorder.start(selector, property) pauses the animations, and begins to record a style of the first
// node that a selector finds; if the node has none of its own, the style of its nearest ancestor that
// has one, since a box around the node is often what is animated. With the first change of that node,
// or its insertion or removal, all animations that have begun by then are stepped through, and ended.
// recorder.finish() then resolves with the samples; recorder.stop() returns the samples so far: one for
// each change of the page.
//
// recorder.record(selector, property, changes) does so for each of a number of successive changes, of
// which only the last may remove the node; recorder.all() resolves with the samples of each.
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

  /** The end time of an animation, in milliseconds. */
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

    /** Records the samples of all animations from begin to end. Returns the number of animations. */
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
      // A node that is removed is invisible at the end of its animation.
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
      // Those of the theme, too, unless they go on for ever.
      for (const animation of document.getAnimations())
        if (end(animation) < Infinity) animation.finish();
      await frame();
    },
  };
})();
