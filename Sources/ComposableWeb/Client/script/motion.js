// Animations of nodes.

export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** The running animations of nodes, by property. */
export const animations = new WeakMap();

/** Converts an animation of the server's to timing options; null if nothing should move. */
export const timingOf = (anim) => {
  if (!anim || reducedMotion.matches || document.hidden || !(anim[0] > 0)) return null;
  const [duration, delay = 0, easing = "ease", repetitions = 1, alternates] = anim;
  return {
    duration, delay, easing, fill: "backwards",
    direction: alternates ? "alternate" : "normal",
    iterations: repetitions < 0 ? Infinity : repetitions,
  };
};

export const whenEnded = (animation, action) => animation.finished.catch(() => {}).then(action);

export const stop = (node, name) => animations.get(node)?.[name]?.cancel();

export const start = (node, name, frames, time) => {
  stop(node, name);
  let animation;
  try { animation = node.animate(frames, time); }
  // Older browsers do not support the linear() functions of springs.
  catch { animation = node.animate(frames, { ...time, easing: "ease-out" }); }
  if (!animations.has(node)) animations.set(node, {});
  const own = animations.get(node);
  own[name] = animation;
  whenEnded(animation, () => { if (own[name] === animation) delete own[name]; });
  return animation;
};

/** Animates a style property from a value to its current one. */
export const animate = (node, name, from, time) => {
  const property = name.startsWith("--")
    ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return start(node, name, [{ [property]: from }, {}], time);
};
