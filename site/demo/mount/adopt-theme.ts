import type { Look } from '../theme/demo-theme';
import { mountedGround, demoThemeCss } from '../theme/theme-css';

interface Adopted {
  sheet: CSSStyleSheet;
  css: string;
  /** The latest requested settings; rules for others are discarded. */
  look: Look;
}

const adopted = new WeakMap<Document, Adopted>();

/**
 * Adds the base rules of demos to a document, and replaces them when the reader changes colours. The theme's
 * variables are needed in the dark scheme only, so in the light scheme they are added when the browser is
 * idle. An adopted style sheet needs no permission of a strict policy, unlike a style element.
 */
export function adoptTheme(document: Document, look: Look): void {
  const known = adopted.get(document) ?? adopt(document, look);
  if (!known) return;
  known.look = look;
  if (look.scheme === 'dark') complete(known);
  else whenIdle(() => complete(known));
}

function adopt(document: Document, look: Look): Adopted | undefined {
  const { defaultView } = document;
  if (!defaultView) return undefined;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(mountedGround);
  document.adoptedStyleSheets.push(sheet);
  const first = { sheet, css: mountedGround, look };
  adopted.set(document, first);
  return first;
}

function complete(known: Adopted): void {
  const css = demoThemeCss(known.look);
  if (known.css === css) return;
  known.css = css;
  known.sheet.replaceSync(css);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
