import type { SafeStorage } from '../support/storage';

/** The prefix of the keys of drafts. */
const DRAFT = 'feedback-draft:';

/** Restores the draft of a field on this page, and stores its changes. */
export function keepDraft(field: HTMLTextAreaElement, page: string, storage: SafeStorage): void {
  const key = DRAFT + page;
  if (field.value === '') field.value = (storage.read(key) ?? '').slice(0, field.maxLength);
  field.addEventListener('input', () => storage.write(key, field.value));
}
