import { takeMarkupAsText } from '../markup-as-text';

/** Where a demo is rendered: in its box, or in a separate document. */
export interface DemoPlace {
  mount: HTMLElement;
  /** The container of styles, if it is not the head of this page. */
  styles?: HTMLElement;
}

/**
 * The place of a box's demo. A framed demo (`data-frame`) has its own viewport, with the reserved height of
 * the box (demo-styles.ts, or the author's `height`).
 */
export function placeOf(box: HTMLElement): DemoPlace {
  if (box.dataset.frame === undefined) return { mount: box };
  const frame = document.createElement('iframe');
  frame.title = box.dataset.demo ?? '';
  frame.style.height = getComputedStyle(box).minHeight;
  box.replaceChildren(frame);
  const inside = frame.contentDocument;
  if (!inside) return { mount: box };
  copyPageSettings(inside, box.className);
  return { mount: inside.body, styles: inside.head };
}

/** Copies styles and attributes of the page to the inner document, and keeps the attributes in sync. */
function copyPageSettings(inside: Document, classOfBox: string): void {
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
