import type { FrameFace } from '../messages';
import { OVERHANG } from '../overhang';

/** Adds the styles and fonts of the page to the document of the frame. */
export function adoptPageStyles(styles: string, faces: FrameFace[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles + OWN);
  document.adoptedStyleSheets.push(sheet);
  for (const { family, descriptors, bytes } of faces)
    document.fonts.add(new FontFace(family, bytes, descriptors));
}

/** The frame has the background and layout of the demo's box (demo-styles.ts). */
const OWN = `html,body{min-height:0;margin:0;background:transparent}body{display:flex;flex-direction:column;justify-content:safe center;box-sizing:border-box;min-height:100vh;padding:${OVERHANG}px;overflow:auto}.demo-root{display:flex;flex-direction:column;align-items:safe center;justify-content:center;width:100%;min-width:0;isolation:isolate}[data-next]{position:absolute;inset:${OVERHANG}px ${OVERHANG}px auto;visibility:hidden}`;
