import { css } from './css';
import { ICON_FACE } from './fonts';
import { iconCharacters, withFaintCells } from './icon-characters';
import type { IconName } from './icon-shapes';

/**
 * All icons as letters of one small face of our own: a page names them by class and carries none of them.
 * They take the colour of the text around them, and are painted as fast as text. As pictures, each would be
 * a document of its own to the browser, and the first page wait for all of them.
 */
export function icons(): string {
  return css`
@font-face{font-family:Icons;font-display:block;src:url(${ICON_FACE}) format("woff2")}
.icon{${letters};font-size:1.25em;-webkit-user-select:none;user-select:none}
${[...iconCharacters.keys()].map((name) => `.icon-${name}::before{content:${letter(name)}}`).join('')}
${withFaintCells.map((name) => `.icon-glyph-${name}::after{content:${letter(`glyph-${name}-faint`)}}`).join('')}
.icon::after{position:absolute;inset:0;opacity:.36}
[dir="rtl"] :is(.icon-chevron,.icon-external,.icon-contents){scale:-1 1}
`;
}

/** A letter has its place before the face is there: nothing moves when it comes. */
const letters =
  'display:inline-block;flex:none;width:1em;height:1em;contain:strict;font-family:Icons;font-weight:400;font-style:normal;line-height:1;letter-spacing:0';

/**
 * Declarations that draw an icon before or after an element of any kind. Nothing is read out for it, in
 * browsers that can be told so.
 */
export function drawIcon(name: IconName): string {
  return `content:${letter(name)};content:${letter(name)}/"";${letters}`;
}

/** The same as an object of styles: what browsers do not know of the first content, they leave out. */
export function drawnIcon(name: IconName) {
  return {
    content: [letter(name), `${letter(name)}/""`],
    display: 'inline-block',
    flex: 'none',
    width: '1em',
    height: '1em',
    contain: 'strict',
    fontFamily: 'Icons',
    fontWeight: 400,
    fontStyle: 'normal',
    lineHeight: 1,
    letterSpacing: 0,
  };
}

/** What draws another icon on an `.icon`: in its `::before`. */
export function shownIcon(name: IconName) {
  return { content: letter(name) };
}

/** Declarations that draw another icon on an `.icon`: in its `::before`. */
export function otherIcon(name: IconName): string {
  return `content:${letter(name)}`;
}

function letter(name: string): string {
  return `"\\${iconCharacters.get(name)?.toString(16)}"`;
}
