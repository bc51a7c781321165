// Lets a phone vibrate when a view gives feedback.

composable.define("composable-feedback", {
  // Browsers that cannot vibrate have no such function.
  updated(_, [, ...pattern]) { navigator.vibrate?.(pattern); },
});
