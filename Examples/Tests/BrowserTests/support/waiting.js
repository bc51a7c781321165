// A promise with a time limit, whose error describes the missing event.
window.within = (() => {
  // Those of the browser: a test may stop the page's clock.
  const { setTimeout, clearTimeout } = window;
  const seconds = 60;
  return (promise, what) => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} within ${seconds} s.`)), seconds * 1000);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  };
})();

// Resolves as soon as a change of the page makes something so, for however short a time.
window.seen = (isSo, what) => within(new Promise((resolve) => {
  const look = () => {
    if (!isSo()) return;
    observer.disconnect();
    resolve();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { characterData: true, childList: true, subtree: true });
  look();
}), what);
