import { hooked } from '../support/dom';
import { lasting } from '../support/storage';
import { ISSUE } from './issue-hook';

/** Stores the draft of an issue once its form is opened. */
export function enhanceIssue(): void {
  const details = document.querySelector<HTMLElement>(hooked(ISSUE));
  const field = details?.querySelector('textarea');
  if (!details || !field) return;
  const enhance = async () => {
    const { keepDraft } = await import('./keep-draft');
    keepDraft(field, window.location.pathname, lasting);
  };
  details.addEventListener('toggle', () => void enhance().catch(console.error), { once: true });
}
