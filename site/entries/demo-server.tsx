import type { ComponentType } from 'react';
import type {
  DemoDrawing,
  DemoServerEntry,
  DemoToDraw,
  DrawMounted,
} from '../../generator/page/demo-server-entry';

import { installDefaultLocale } from '../demo/drawing/default-locale';

installDefaultLocale();

/** Renders a demo in its initial state. Throws errors of the component. */
async function renderDemo(component: unknown, language?: string): Promise<DemoDrawing> {
  const [{ drawOnServer }, { lookIn }] = await Promise.all([
    import('../demo/drawing/draw-on-server'),
    import('../demo/drawing/look-in'),
  ]);
  return drawOnServer(component as ComponentType, await lookIn(language));
}

/** Packages check for a browser when they are loaded, so this module loads none. */
async function openBrowser(languages: readonly string[]): Promise<DrawMounted> {
  const { openBrowser: open } = await import('../demo/drawing/browser/open-browser');
  open();
  const { drawInLanguages } = await import('../demo/drawing/draw-in-languages');
  return drawInLanguages(languages);
}

/** Packages whose components are measured (known-sizes.ts), and one that needs a document. */
const MEASURED = /^@mui\/x-(?:charts|data-grid)(-|\/|$)|^@emotion\/cache$/;

/**
 * Names in the code of demos that need an effect, or something that only a browser has, such as a screen. Effects tell the errors
 * of fields, and trees whose items are elements which these are: before, none takes the focus or is disabled.
 */
const OF_BROWSERS =
  /\b(?:useEffect|useLayoutEffect|onError|SimpleTreeView|\w*MediaQuery|Portal|TextareaAutosize|multiline)\b/;

/** Whether a server would render something else than a browser shows. */
function needsBrowser({ imports, code }: DemoToDraw): boolean {
  return imports.some((specifier) => MEASURED.test(specifier)) || OF_BROWSERS.test(code);
}

/** Whether the default export of a demo is a component. Elements have the mark of React, too, and props. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value);
}

/**
 * Resets what a demo's module may change in Moment: its global locale, and the locales that it knows. Chinese pages name theirs
 * to all pickers, and no page but that of the demo knows it.
 */
async function restart(): Promise<void> {
  const { default: moment } = await import('moment');
  moment.locale('en');
  // Its types leave out the null by which a locale is removed.
  for (const name of moment.locales())
    if (name !== 'en') Reflect.apply(moment.defineLocale, moment, [name, null]);
}

/** The interface between generator and demos (page/demo-server-entry.ts). */
export const demoServerEntry: DemoServerEntry = {
  renderDemo,
  isComponent,
  restart,
  browser: { draws: needsBrowser, open: openBrowser },
};
