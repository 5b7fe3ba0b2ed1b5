/** A part of a demo: its tag with its words, and where it stands in the demo's box: x, y, width, height in px. */
export interface Part {
  tag: string;
  box: [number, number, number, number];
}

/** All shapes, boxes and words of a demo, the largest first. Runs in the page. */
export function partsIn(root: Element): Part[] {
  const { x, y } = root.getBoundingClientRect();
  const shown = [...root.querySelectorAll('*')].filter(
    (element) => !element.closest('defs,[aria-live]') && element.checkVisibility(),
  );
  const parts = shown.map((element): Part => {
    const box = element.getBoundingClientRect();
    const words = element.localName === 'text' ? ` ${element.textContent}` : '';
    return { tag: element.localName + words, box: [box.x - x, box.y - y, box.width, box.height] };
  });
  const area = ({ box: [, , width, height] }: Part) => width * height;
  return parts.filter((part) => area(part) > 0).sort((a, b) => area(b) - area(a));
}
