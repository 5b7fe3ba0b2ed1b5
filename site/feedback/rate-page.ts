import { enhanceForm } from './enhance-form';
import type { FeedbackState, Rating } from './feedback-state';

interface RateContext {
  /** The reader's stored rating of this page. */
  stored: Rating | undefined;
  send: (comment: string, state: FeedbackState) => Promise<void>;
}

/** The rating buttons: pressing one opens the form, sending or cancelling closes it. */
export function ratePage(frame: HTMLElement, { stored, send }: RateContext): void {
  const buttons = [...frame.querySelectorAll<HTMLElement>('[data-rating]')];
  const changed = (state: FeedbackState): void => {
    press(buttons, state.rating);
    prompt(frame, state);
    if (state.step === 'writing') frame.querySelector('textarea')?.focus();
    // The form that had the focus is hidden.
    if (state.step === 'closed' || state.step === 'sent') pressed(buttons)?.focus();
  };
  const first: FeedbackState = { step: 'closed', ...(stored && { rating: stored, stored }) };
  const live = enhanceForm(frame, { first, send, changed });
  if (!live) return;
  press(buttons, stored);
  for (const button of buttons) {
    button.addEventListener('click', () => live.tell({ type: 'rated', rating: ratingOf(button) }));
  }
}

function ratingOf({ dataset }: HTMLElement): Rating {
  return dataset.rating === 'up' ? 'up' : 'down';
}

function press(buttons: HTMLElement[], rating: Rating | undefined): void {
  for (const button of buttons) button.setAttribute('aria-pressed', String(ratingOf(button) === rating));
}

function pressed(buttons: HTMLElement[]): HTMLElement | undefined {
  return buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0];
}

/** The question depends on the rating. */
function prompt(frame: HTMLElement, { rating }: FeedbackState): void {
  const form = frame.querySelector('form');
  const label = form?.querySelector('label');
  const words = rating === 'up' ? form?.dataset.promptUp : form?.dataset.promptDown;
  if (label && words !== undefined) label.textContent = words;
}
