// Shows the first of several views that fits into the space of its container.

const choose = (node) => {
  const isFitting = (child) => {
    const { offsetWidth: width, offsetHeight: height } = child;
    return (node.dataset.axes === "vertical" || width <= node.clientWidth)
      && (node.dataset.axes !== "vertical" || height <= node.clientHeight);
  };
  const children = [...node.children];
  for (const child of children) child.classList.add("measured");
  const chosen = children.find(isFitting) ?? children.at(-1);
  for (const child of children) {
    child.classList.remove("measured");
    child.classList.toggle("left-out", child !== chosen);
    child.inert = child !== chosen;
  }
};

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) choose(target.matches(".view-that-fits") ? target : target.parentElement);
});

composable.define("composable-fitting", {
  mounted(node) {
    observer.observe(node);
    choose(node);
  },
  removed(node) { observer.unobserve(node); },
});
