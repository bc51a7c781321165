// Notes how something looks in each frame.
//
// recorder.start(selector, property) begins to note a style of the first node that a selector finds.
// Where a node has none of its own the style is that of what it lies in, as what moves is often a box
// around it. recorder.finish() resolves with the samples when that node has changed, has come or has
// gone, and all animations have ended; recorder.stop() gives the samples there are.
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

  /** The animations that the script has begun: others are the theme's own. */
  const animations = () =>
    document.getAnimations().filter((animation) => animation.constructor === Animation);

  const frame = () => new Promise(requestAnimationFrame);

  let current;

  class Recording {
    constructor(selector, property) {
      this.selector = selector;
      this.property = property;
      this.samples = [];
      this.animations = 0;
      this.node = document.querySelector(selector);
      this.changed = new Promise((resolve) => {
        this.observer = new MutationObserver((records) => {
          this.node ||= document.querySelector(selector);
          if (records.some((record) => this.concerns(record))) resolve();
        });
        this.observer.observe(document, {
          attributeFilter: ["style"], childList: true, subtree: true,
        });
      });
      this.note();
    }

    concerns({ type, target, addedNodes, removedNodes }) {
      if (!this.node) return false;
      if (type === "attributes") return target.contains(this.node);
      return [...addedNodes, ...removedNodes].some((node) => node.contains(this.node));
    }

    note() {
      if (this.node?.isConnected)
        this.samples.push({
          time: document.timeline.currentTime,
          value: look(this.node, this.property),
        });
      this.request = requestAnimationFrame(() => this.note());
    }

    stop() {
      cancelAnimationFrame(this.request);
      this.observer.disconnect();
      return this.samples;
    }

    async finish() {
      await within(this.changed, `The ${this.property} of ${this.selector} did not change`);
      const moving = animations();
      this.animations = moving.length;
      const ends = moving.map((animation) => animation.finished);
      await within(Promise.allSettled(ends), "The animations did not end");
      // What has ended is seen in the next frame.
      await frame();
      await frame();
      return {
        samples: this.stop(),
        animations: this.animations,
        isThere: this.node.isConnected,
      };
    }
  }

  return {
    start: (selector, property) => { current = new Recording(selector, property); },
    finish: () => current.finish(),
    stop: () => current.stop(),
    rest: () => Promise.allSettled(animations().map((animation) => animation.finished)).then(frame),
  };
})();
