import { demoThemeCss } from '../theme/theme-css';

const adopted = new WeakMap<Document, CSSStyleSheet>();

/**
 * Gives a document the theme's variables, once. As a sheet of its own and not a style element: a
 * strict policy need not allow it.
 */
export function adoptTheme(document: Document): void {
  const { defaultView } = document;
  if (!defaultView || adopted.has(document)) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(demoThemeCss());
  document.adoptedStyleSheets.push(sheet);
  adopted.set(document, sheet);
}
