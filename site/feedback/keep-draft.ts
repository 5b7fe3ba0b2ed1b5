import type { SafeStorage } from '../support/storage';

/** Begins the key under which what was written about a page is kept. */
const DRAFT = 'feedback-draft:';

/** Nothing longer was written by the form. */
const LONGEST = 800;

/** Gives a field what was written in it before on this page, and keeps what is written now. */
export function keepDraft(field: HTMLTextAreaElement, page: string, storage: SafeStorage): void {
  const key = DRAFT + page;
  if (field.value === '') field.value = (storage.read(key) ?? '').slice(0, LONGEST);
  field.addEventListener('input', () => storage.write(key, field.value));
}
