import { hooked } from '../support/dom';
import { enhanceForm } from './enhance-form';
import type { Section } from './feedback-requests';
import { COMMENT_BUTTON, SECTION_TITLE } from './hooks';

type SendComment = (comment: string, section: Section) => Promise<void>;

/** Adds a button beside each heading of the page, which opens the shared dialog. */
export function commentSections(dialog: HTMLDialogElement, send: SendComment): void {
  let section: Section = { hash: '', title: '' };
  const comment = dialog.querySelector('textarea');
  /** Drafts by section. */
  const drafts = new Map<string, string>();
  const live = enhanceForm(dialog, {
    first: { step: 'closed' },
    send: (comment) => send(comment, section),
    changed: ({ step }) => {
      if (step === 'closed') dialog.close();
      if (step === 'sent') dialog.querySelector<HTMLElement>('[data-close]')?.focus();
    },
  });
  if (!live) return;
  // A comment that is being sent keeps its section.
  dialog.addEventListener('cancel', (event) => {
    if (live.state().step === 'sending') event.preventDefault();
  });
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  for (const heading of document.querySelectorAll<HTMLElement>('.section-heading>:is(h2,h3)[id]')) {
    addButton(heading, dialog, () => {
      drafts.set(section.hash, comment?.value ?? '');
      section = sectionOf(heading);
      if (comment) comment.value = drafts.get(section.hash) ?? '';
      const title = dialog.querySelector(hooked(SECTION_TITLE));
      if (title) title.textContent = section.title;
      live.tell({ type: 'opened' });
      dialog.showModal();
    });
  }
}

function addButton(heading: HTMLElement, dialog: HTMLDialogElement, open: () => void): void {
  const drawn = dialog.querySelector('template')?.content.querySelector<HTMLElement>(hooked(COMMENT_BUTTON));
  if (!drawn) return;
  const button = document.importNode(drawn, true);
  button.dataset.feedbackHash = heading.id;
  button.setAttribute(
    'aria-label',
    (dialog.dataset.label ?? '').replace('{title}', () => sectionOf(heading).title),
  );
  button.addEventListener('click', open);
  heading.parentElement?.append(button);
}

function sectionOf({ id, textContent }: HTMLElement): Section {
  return { hash: id, title: textContent?.trim() ?? '' };
}
