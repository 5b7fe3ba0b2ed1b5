import type { AdWords } from './draw-ad';

/** The slot as the page brings it (AdSlot.tsx): a frame, a place for the provider, a place for us. */
export interface SlotElements {
  root: HTMLElement;
  provider: HTMLElement;
  own: HTMLElement;
  /** What is said to those who block ads. */
  message: HTMLTemplateElement;
}

/** Finds the slot of a page; a page without one shows no ads. */
export function findSlot(page: Document): SlotElements | undefined {
  const root = page.querySelector<HTMLElement>('.ad-slot');
  const provider = root?.querySelector<HTMLElement>('.ad-provider');
  const own = root?.querySelector<HTMLElement>('.ad-own');
  const message = root?.querySelector('template');
  return root && provider && own && message ? { root, provider, own, message } : undefined;
}

/** The words that the slot carries for all ads of its page. */
export function wordsOf({ dataset }: HTMLElement): AdWords {
  const { by = '', tag = '', start = '' } = dataset;
  return { by, tag, start };
}

/** Nothing is left but the frame, which keeps its size. */
export function emptySlot({ root, provider, own }: SlotElements): void {
  provider.replaceChildren();
  own.replaceChildren();
  delete root.dataset.gaEventLabel;
}
