import type { ComponentType } from 'react';
import type { DemoDrawing, DemoServerEntry, DrawMounted } from '../../generator/page/demo-server-entry';

/** Draws a demo as it looks before its script runs. Throws what the component throws. */
async function renderDemo(component: unknown, language?: string): Promise<DemoDrawing> {
  const [{ drawOnServer }, { lookIn }] = await Promise.all([
    import('../demo/drawing/draw-on-server'),
    import('../demo/drawing/look-in'),
  ]);
  return drawOnServer(componentOf(component), await lookIn(language));
}

/** Packages ask when they are loaded whether there is a browser: so none is loaded with this module. */
async function openBrowser(languages: readonly string[]): Promise<DrawMounted> {
  const { openBrowser: open } = await import('../demo/drawing/browser/open-browser');
  open();
  const { drawAtBothWidths } = await import('../demo/drawing/draw-at-both-widths');
  const { lookIn } = await import('../demo/drawing/look-in');
  // What words bring along is loaded before any demo, and not by the first that is drawn with them.
  for (const language of languages) await lookIn(language);
  return async (component, language) => drawAtBothWidths(componentOf(component), await lookIn(language));
}

/** Charts and grids wait to be measured (known-sizes.ts), and who has rules of their own waits for a document. */
function waitsForBrowser(imports: readonly string[]): boolean {
  return imports.some((specifier) =>
    /^@mui\/x-(?:charts|data-grid)(-|\/|$)|^@emotion\/cache$/.test(specifier),
  );
}

/** What a demo's module exports as default. Throws where that is no component. */
function componentOf(value: unknown): ComponentType {
  if (!isComponent(value)) throw new TypeError('A demo exports its component as default.');
  return value;
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Moment has one locale for all, which a demo's module may choose for itself: the next demo must not speak in it. */
async function restart(): Promise<void> {
  const { default: moment } = await import('moment');
  moment.locale('en');
}

/** The border between generator and demos (page/demo-server-entry.ts). */
export const demoServerEntry: DemoServerEntry = {
  renderDemo,
  restart,
  browser: { draws: waitsForBrowser, open: openBrowser },
};
