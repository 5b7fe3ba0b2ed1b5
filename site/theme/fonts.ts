import { addresses } from '../../data/addresses';
import { fileUrl } from '../../generator/contract/url';
import { css } from './css';

const folder = fileUrl(`${addresses.assets}/assets/fonts`, addresses);

/** Loaded at once, as every Latin word is set in it. Its version is in the name: it never changes. */
export const TEXT_FACE = `${folder}/geist-5.3.0.woff2`;

/** The icons; the name is that of their drawing (`npm run icons`), so an old one is never shown for a new. */
export const ICON_FACE = `${folder}/icons-f2ff2e51.woff2`;

const ITALIC_FACE = `${folder}/geist-italic-5.3.0.woff2`;

/**
 * One variable face of our own for Latin, the reader's system faces for Chinese. Text never changes its
 * face under a reader's eyes (`optional`; the file is preloaded), and the fallback is Arial made as wide
 * and as high as Geist. The face has only two of the arrows, so all of them are the system's. In Chinese,
 * quotation marks, dashes and the ellipsis are the Chinese face's.
 */
export function fonts(): string {
  return css`
@font-face{font-family:Geist;font-weight:100 900;font-display:optional;src:url(${TEXT_FACE}) format("woff2");unicode-range:U+0-218F,U+2212,U+2215,U+FEFF,U+FFFD}
@font-face{font-family:"Geist Hans";font-weight:100 900;font-display:optional;src:url(${TEXT_FACE}) format("woff2");unicode-range:U+20-7E,U+A0-17F}
@font-face{font-family:Geist;font-style:italic;font-weight:100 900;font-display:swap;src:url(${ITALIC_FACE}) format("woff2")}
@font-face{font-family:"Geist Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:104.75%;ascent-override:95.94%;descent-override:28.16%;line-gap-override:0%}
:root{
--x-font:Geist,"Geist Fallback",system-ui,sans-serif;
--x-font-zh:"Geist Hans","PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei UI","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC","Source Han Sans SC",system-ui,sans-serif;
--x-font-code:ui-monospace,"SF Mono","Cascadia Code","JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
}
`;
}
