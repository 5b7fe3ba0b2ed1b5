import { hooked } from '../support/dom';
import { CHECKLIST } from './hooks';

/** Enhances the list of entries to tick; the code for that is fetched on such pages only. */
export async function enhanceChecklistOnDemand(): Promise<void> {
  const box = document.querySelector<HTMLElement>(hooked(CHECKLIST));
  if (!box) return;
  const { enhanceChecklist } = await import('./enhance-checklist');
  enhanceChecklist(box);
}
