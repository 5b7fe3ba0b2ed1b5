import { hooked } from '../support/dom';
import { MEMBERS } from './members-hook';

/** Enhances the tables of the API reference; the code for that is fetched on such pages only. */
export async function enhanceReferenceOnDemand(): Promise<void> {
  if (!document.querySelector<HTMLElement>(hooked(MEMBERS))) return;
  const { enhanceReference } = await import('./enhance-reference');
  enhanceReference();
}
