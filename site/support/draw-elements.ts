import type { ElementTree } from './element-tree';

/** Creates the elements of a tree. */
export function drawElements({ tag, attributes = {}, children = [] }: ElementTree): HTMLElement {
  const drawn = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
  drawn.append(...children.map((child) => (typeof child === 'string' ? child : drawElements(child))));
  return drawn;
}
