// What is bound to happen, or an error that says what has not.
window.within = (promise, what) => {
  const seconds = 40;
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${seconds} s.`)), seconds * 1000);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
