import { readLook } from '../demo/mount/page-look';
import { packagesInDemos } from '../demo/theme/localized-packages';
import type { FrameFace, FrameLook } from './messages';

/** The current settings of the page. */
export function lookOfPage(): FrameLook {
  const { attributes } = document.documentElement;
  return {
    look: readLook(),
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    localized: packagesInDemos(),
  };
}

/** The shared styles of the page without fonts, which a frame cannot fetch. */
export function rulesOfPage(): string {
  return sharedRules()
    .filter((rule) => !isFetched(rule))
    .map(({ cssText }) => cssText)
    .join('');
}

/** The fonts that this page has loaded. One that cannot be loaded is left out. */
export async function facesOfPage(): Promise<FrameFace[]> {
  const faces = sharedRules().filter((rule) => rule instanceof CSSFontFaceRule);
  const loaded = await Promise.all(faces.map((rule) => loadFace(rule.style).catch(() => undefined)));
  return loaded.filter((face) => face !== undefined);
}

/** Nobody may read rules of another origin, such as those that an extension adds. */
function sharedRules(): CSSRule[] {
  return [...document.styleSheets]
    .filter(({ href }) => href !== null && new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => [...cssRules]);
}

const ADDRESS = /url\("?([^")]+)"?\)/;

function isFetched(rule: CSSRule): boolean {
  return rule instanceof CSSFontFaceRule && ADDRESS.test(rule.style.getPropertyValue('src'));
}

async function loadFace(style: CSSStyleDeclaration): Promise<FrameFace | undefined> {
  const of = (name: string) => style.getPropertyValue(name);
  const [, url] = ADDRESS.exec(of('src')) ?? [];
  const family = of('font-family').replaceAll('"', '');
  if (url === undefined || family === 'Icons' || of('font-style') === 'italic') return undefined;
  const range = of('unicode-range');
  const response = await fetch(url);
  return {
    family,
    descriptors: { weight: of('font-weight'), ...(range && { unicodeRange: range }) },
    bytes: await response.arrayBuffer(),
  };
}
