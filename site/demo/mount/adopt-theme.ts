import type { PaletteColors } from '../../theme/settings-reducer';
import { demoThemeCss } from '../theme/theme-css';

interface Adopted {
  sheet: CSSStyleSheet;
  css: string;
}

const adopted = new WeakMap<Document, Adopted>();

/**
 * Gives a document the theme's variables, and gives them anew when the reader chose other colours. As a
 * sheet of its own and not a style element: a strict policy need not allow it.
 */
export function adoptTheme(document: Document, colors: PaletteColors | undefined): void {
  const { defaultView } = document;
  if (!defaultView) return;
  const css = demoThemeCss(colors);
  const known = adopted.get(document);
  if (known?.css === css) return;
  const sheet = known?.sheet ?? new defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  if (!known) document.adoptedStyleSheets.push(sheet);
  adopted.set(document, { sheet, css });
}
