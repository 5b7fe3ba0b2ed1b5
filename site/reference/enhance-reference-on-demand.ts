import { hooked } from '../support/dom';
import { MEMBERS } from './members-hook';

/** Enhances the lists of the API reference; the code is loaded on pages with them only. */
export async function enhanceReferenceOnDemand(): Promise<void> {
  if (!document.querySelector<HTMLElement>(hooked(MEMBERS))) return;
  const { enhanceReference } = await import('./enhance-reference');
  enhanceReference();
}
