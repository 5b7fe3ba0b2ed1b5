import { hooked } from '../support/hooks';
import { MEMBERS } from './hooks';

/** Enhances the tables of the API reference; the code for that is fetched on such pages only. */
export async function enhanceReferenceOnDemand(): Promise<void> {
  if (!document.querySelector(hooked(MEMBERS))) return;
  const { enhanceReference } = await import('./enhance-reference');
  enhanceReference();
}
