import { takeMarkupAsText } from '../markup-as-text';

/** Where a demo is drawn: in its box, or in a document of its own. */
export interface DemoPlace {
  mount: HTMLElement;
  /** Where the rules go, when it is not this page's head. */
  styles?: HTMLElement;
}

/**
 * The place of a box's demo. A framed demo (`data-frame`) gets a window of its own to be measured by, as high as
 * the box was kept for it (demo-styles.ts, or the author's `height`).
 */
export function placeOf(box: HTMLElement): DemoPlace {
  if (box.dataset.frame === undefined) return { mount: box };
  const frame = document.createElement('iframe');
  frame.title = box.dataset.demo ?? '';
  frame.style.height = getComputedStyle(box).minHeight;
  box.replaceChildren(frame);
  const inside = frame.contentDocument;
  if (!inside) return { mount: box };
  dress(inside, box.className);
  return { mount: inside.body, styles: inside.head };
}

/** The inner document looks as the page does, its body as the demo's box, and goes on doing so. */
function dress(inside: Document, classOfBox: string): void {
  takeMarkupAsText(inside);
  for (const rules of document.querySelectorAll('link[rel=stylesheet],style:not([data-emotion])'))
    inside.head.append(rules.cloneNode(true));
  const copy = () => {
    for (const { name, value } of document.documentElement.attributes)
      inside.documentElement.setAttribute(name, value);
  };
  copy();
  inside.body.className = classOfBox;
  const observer = new MutationObserver(() => (inside.defaultView ? copy() : observer.disconnect()));
  observer.observe(document.documentElement, { attributes: true });
}
