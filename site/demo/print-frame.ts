import { trustedPolicy } from '../support/trusted-policy';

/** The name that the policy must allow (`trusted-types`) for markup. */
const FRAME_POLICY = 'default';

/**
 * Allows the Data Grid to print under this site's policy. The grid writes a copy of itself into a temporary
 * frame: as markup, which Trusted Types block, and with style elements, which the policy blocks. In the
 * frame, the grid's own markup is allowed, and the policy lets none of it run; the rules of the page are
 * added as style sheets. Pages themselves still block both.
 */
export function allowPrinting(): void {
  // The grid writes in the frame's load event, which this listener receives first.
  const prepareIt = ({ target }: Event): void => {
    if (isPrintFrame(target)) prepare(target);
  };
  document.addEventListener('load', prepareIt, true);
}

/** The grid's frame is a child of the body and has no URL. */
function isPrintFrame(target: EventTarget | null): target is HTMLIFrameElement {
  return target instanceof HTMLIFrameElement && target.parentElement === document.body && !target.src;
}

function prepare({ contentDocument }: HTMLIFrameElement): void {
  const inside = contentDocument?.defaultView;
  if (!contentDocument || !inside) return;
  trustedPolicy(FRAME_POLICY, { createHTML: (markup) => markup }, inside);
  const sheet = new inside.CSSStyleSheet();
  sheet.replaceSync(rulesOfPage());
  contentDocument.adoptedStyleSheets.push(sheet);
  const create = contentDocument.createElement.bind(contentDocument);
  // Rules in a template have no effect, so none is blocked; the sheet contains them all.
  const value = (name: string) => create(name.toLowerCase() === 'style' ? 'template' : name);
  Object.defineProperty(contentDocument, 'createElement', { value });
  // Printed in the light scheme.
  contentDocument.documentElement.dataset.muiColorScheme = 'light';
}

/** All rules except those of linked sheets, which the grid links itself. */
function rulesOfPage(): string {
  const own = [...document.styleSheets].filter(({ href }) => href === null);
  return [...own, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('');
}
