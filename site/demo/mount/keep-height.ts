/**
 * Keeps the height of a box while its content is replaced, so that nothing below moves. The returned function
 * releases the height once the new content is as high. Lower content leaves the height unchanged.
 */
export function keepHeight(box: HTMLElement): () => void {
  const { height } = box.getBoundingClientRect();
  box.style.minHeight = `${height}px`;
  return () => {
    const observer = new ResizeObserver(release);
    for (const child of box.children) observer.observe(child);
    observer.observe(box);

    function release(): void {
      if (contentHeight(box) < height - 1) return;
      box.style.minHeight = '';
      observer.disconnect();
    }
  };
}

/** From the top of the first child to the bottom of the last. */
function contentHeight(box: HTMLElement): number {
  const edges = [...box.children].map((child) => child.getBoundingClientRect());
  const top = Math.min(...edges.map((edge) => edge.top));
  const bottom = Math.max(...edges.map((edge) => edge.bottom));
  return edges.length === 0 ? 0 : bottom - top;
}
