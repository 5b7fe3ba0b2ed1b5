import { CONTENTS } from './contents-id';
import { currentHeading } from './current-heading';

/** How long a click on the contents decides what is current, while the page may still scroll (RULES §4.10). */
export const CLICK_HOLDS_MS = 1000;

/** Marks the current heading in the contents. */
export function enhanceContents(): void {
  const contents = document.getElementById(CONTENTS);
  const links = [...(contents?.querySelectorAll('a') ?? [])];
  if (!contents || links.length === 0) return;
  let heldUntil = 0;
  let asked = false;
  const update = (): void => {
    asked = false;
    if (performance.now() < heldUntil) return;
    const index = currentHeading(scrollPlace(links));
    mark(contents, links, index === undefined ? undefined : links[index]);
  };
  const ask = (): void => {
    if (!asked) requestAnimationFrame(update);
    asked = true;
  };
  contents.addEventListener('click', ({ target }) => {
    const link = links.find((known) => known === target);
    if (!link) return;
    heldUntil = performance.now() + CLICK_HOLDS_MS;
    mark(contents, links, link);
    if (contents.matches(':popover-open')) contents.hidePopover();
  });
  window.addEventListener('scroll', ask, { passive: true });
  window.addEventListener('resize', ask, { passive: true });
  ask();
}

function scrollPlace(links: HTMLAnchorElement[]) {
  const scrollTop = window.scrollY;
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  return {
    tops: headings.map((heading) => (heading ? heading.getBoundingClientRect().top + scrollTop : Infinity)),
    scrollTop,
    viewport: window.innerHeight,
    pageHeight: document.documentElement.scrollHeight,
  };
}

function mark(
  contents: HTMLElement,
  links: HTMLAnchorElement[],
  current: HTMLAnchorElement | undefined,
): void {
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  if (!current) return;
  const frame = contents.getBoundingClientRect();
  const { top, bottom } = current.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) contents.scrollTop += top - frame.top - frame.height / 2;
}
