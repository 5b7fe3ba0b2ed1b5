import { hooked } from '../support/dom';
import { BACK_TO_TOP } from './hooks';

/** After how much scrolling the way back is offered, in px (RULES §1). */
export const OFFERED_AFTER_PX = 200;

/** Shows the link to the top after some scrolling, and lets it glide for those who like motion. */
export function enhanceBackToTop(): void {
  const show = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > OFFERED_AFTER_PX);
  };
  window.addEventListener('scroll', show, { passive: true });
  document.querySelector(hooked(BACK_TO_TOP))?.addEventListener('click', (event) => {
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    // The name of the site.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
  show();
}
