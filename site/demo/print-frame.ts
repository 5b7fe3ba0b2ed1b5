import { trustedPolicy } from '../support/trusted-policy';

/** The name that a policy has to allow (`trusted-types`): markup that comes as text goes through it. */
const FRAME_POLICY = 'default';

/**
 * Lets the Data Grid print under this site's policy. It writes a copy of itself into a frame that it makes
 * for the moment: as markup, which Trusted Types refuse, and with rules in style elements, which the policy
 * refuses. The frame takes the markup, as it is the grid's own and the policy lets none of it run; the
 * rules of the page are handed to it as sheets. Pages themselves go on refusing both.
 */
export function allowPrinting(): void {
  // The grid writes in the frame's load event, which this sees first.
  const prepareIt = ({ target }: Event): void => {
    if (isPrintFrame(target)) prepare(target);
  };
  document.addEventListener('load', prepareIt, true);
}

/** The grid's frame stands in the body itself and leads nowhere. */
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
  // Rules in a template are no rules, so none is refused; the sheet has them all.
  const value = (name: string) => create(name.toLowerCase() === 'style' ? 'template' : name);
  Object.defineProperty(contentDocument, 'createElement', { value });
  // Paper is light.
  contentDocument.documentElement.dataset.muiColorScheme = 'light';
}

/** Everything but the linked sheets, which the grid links itself. */
function rulesOfPage(): string {
  const own = [...document.styleSheets].filter(({ href }) => href === null);
  return [...own, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('');
}
