import { hooked } from '../support/dom';
import type { AdWords } from './draw-ad';
import { AD_MESSAGE, AD_PROVIDER, AD_SLOT, DEMO_AD, OWN_AD } from './hooks';

/**
 * The slot as rendered by the page (AdSlot.tsx): a frame, an element for the provider, and one for other
 * content.
 */
export interface SlotElements {
  root: HTMLElement;
  provider: HTMLElement;
  own: HTMLElement;
  /** The message for readers with an ad blocker; it is copied. */
  message: HTMLElement;
  /** The box of an ad below a demo, which is copied as well; only where there is a feed. */
  demoBox: HTMLElement | undefined;
}

/** Finds the slot of a page; a page without one shows no ads. */
export function findSlot(page: Document): SlotElements | undefined {
  const root = page.querySelector<HTMLElement>(hooked(AD_SLOT));
  const provider = root?.querySelector<HTMLElement>(hooked(AD_PROVIDER));
  const own = root?.querySelector<HTMLElement>(hooked(OWN_AD));
  const drawn = root?.querySelector('template')?.content;
  const message = drawn?.querySelector<HTMLElement>(hooked(AD_MESSAGE));
  const demoBox = drawn?.querySelector<HTMLElement>(hooked(DEMO_AD)) ?? undefined;
  return root && provider && own && message ? { root, provider, own, message, demoBox } : undefined;
}

/** The texts of all ads of a page, which are on its slot. */
export function wordsOf({ dataset }: HTMLElement): AdWords {
  const { by = '', tag = '', start = '' } = dataset;
  return { by, tag, start };
}

/** Empties the frame, which keeps its size. */
export function emptySlot({ root, provider, own }: SlotElements): void {
  provider.replaceChildren();
  own.replaceChildren();
  delete root.dataset.gaEventLabel;
}
