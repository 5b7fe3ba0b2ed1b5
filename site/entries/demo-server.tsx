import type { ComponentType } from 'react';
import type { DemoServerEntry, DrawMounted } from '../../generator/contract/demo-server-entry';

/** Draws a demo as it looks before its script runs. Throws what the component throws. */
async function renderDemo(component: unknown): Promise<{ html: string; styles: string }> {
  const { drawOnServer } = await import('../demo/drawing/draw-on-server');
  return drawOnServer(componentOf(component));
}

/** Packages ask when they are loaded whether there is a browser: so none is loaded with this module. */
async function openBrowser(): Promise<DrawMounted> {
  const { openBrowser: open } = await import('../demo/drawing/browser/open-browser');
  open();
  const { drawAtBothWidths } = await import('../demo/drawing/draw-at-both-widths');
  return (component) => drawAtBothWidths(componentOf(component));
}

/** Charts wait to be measured, and what they measure is known for sure (known-sizes.ts). */
function importsCharts(imports: readonly string[]): boolean {
  return imports.some((specifier) => /^@mui\/x-charts(-|\/|$)/.test(specifier));
}

/** What a demo's module exports as default. Throws where that is no component. */
function componentOf(value: unknown): ComponentType {
  if (!isComponent(value)) throw new TypeError('A demo exports its component as default.');
  return value;
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** The border between generator and demos (contract/demo-server-entry.ts). */
export const demoServerEntry: DemoServerEntry = {
  renderDemo,
  browser: { draws: importsCharts, open: openBrowser },
};
