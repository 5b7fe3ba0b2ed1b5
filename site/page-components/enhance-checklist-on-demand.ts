import { hooked } from '../support/dom';
import { CHECKLIST } from './hooks';

/** Enhances a checklist; the code is loaded on pages with one only. */
export async function enhanceChecklistOnDemand(): Promise<void> {
  const box = document.querySelector<HTMLElement>(hooked(CHECKLIST));
  if (!box) return;
  const { enhanceChecklist } = await import('./enhance-checklist');
  enhanceChecklist(box);
}
