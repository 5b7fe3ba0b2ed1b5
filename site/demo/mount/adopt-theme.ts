import type { Look } from '../theme/demo-theme';
import { demoGround, demoThemeCss } from '../theme/theme-css';

interface Adopted {
  sheet: CSSStyleSheet;
  css: string;
  /** The look that was asked for last: what is made ready later has to fit it. */
  look: Look;
}

const adopted = new WeakMap<Document, Adopted>();

/**
 * Gives a document the rules that demos stand on, and gives them anew when the reader chose other colours. The
 * variables of the theme only count in the dark, so a page in light gets them when the browser has time. As a
 * sheet of its own and not a style element: a strict policy need not allow it.
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
  sheet.replaceSync(demoGround);
  document.adoptedStyleSheets.push(sheet);
  const first = { sheet, css: demoGround, look };
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
