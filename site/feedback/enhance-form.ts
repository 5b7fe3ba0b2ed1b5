import { hooked } from '../support/dom';
import { isComposing } from '../support/is-composing';
import { afterEvent, type FeedbackEvent, type FeedbackState } from './feedback-state';
import { STATUS } from './hooks';

/** The parts around a form: a section of the page, or a dialog. */
interface FormParts {
  frame: HTMLElement;
  form: HTMLFormElement;
  comment: HTMLTextAreaElement;
  submit: HTMLElement;
  status: HTMLElement;
}

/** An enhanced form: `tell` dispatches its events, `comment` reads its text. */
export interface EnhancedForm {
  tell: (event: FeedbackEvent) => void;
  state: () => FeedbackState;
}

interface FormContext {
  first: FeedbackState;
  /** Sends the text; rejects if it fails. */
  send: (comment: string, state: FeedbackState) => Promise<void>;
  /** Called after each change of the form. */
  changed: (state: FeedbackState) => void;
}

/** Enhances the form in a frame; undefined if there is none. */
export function enhanceForm(frame: HTMLElement, context: FormContext): EnhancedForm | undefined {
  const parts = partsOf(frame);
  if (!parts) return undefined;
  let state = context.first;
  const tell = (event: FeedbackEvent): void => {
    const next = afterEvent(state, event);
    if (next === state) return;
    state = next;
    show(parts, state);
    context.changed(state);
    if (event.type === 'submitted') void sendAll();
  };
  const sendAll = async (): Promise<void> => {
    const event = await context.send(parts.comment.value, state).then(
      () => ({ type: 'arrived' }) as const,
      () => ({ type: 'failed' }) as const,
    );
    if (event.type === 'arrived') parts.comment.value = '';
    tell(event);
  };
  listen(parts, tell);
  show(parts, state);
  return { tell, state: () => state };
}

function partsOf(frame: HTMLElement): FormParts | undefined {
  const form = frame.querySelector('form');
  const comment = form?.querySelector('textarea');
  const submit = form?.querySelector<HTMLElement>('[type=submit]');
  const status = frame.querySelector<HTMLElement>(hooked(STATUS));
  return form && comment && submit && status ? { frame, form, comment, submit, status } : undefined;
}

function listen({ form, comment }: FormParts, tell: (event: FeedbackEvent) => void): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The browser accepts spaces in a required field. Without them, it refuses the field and says so.
    if (comment.value.trim() === '') comment.value = '';
    if (form.reportValidity()) tell({ type: 'submitted' });
  });
  form.querySelector('[data-cancel]')?.addEventListener('click', () => tell({ type: 'cancelled' }));
  comment.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    form.requestSubmit();
  });
}

/** The form is visible while there is something to write or to send again. */
function show({ frame, form, comment, submit, status }: FormParts, { step, rating }: FeedbackState): void {
  const words = form.dataset;
  frame.dataset.step = step;
  frame.dataset.rated = rating ?? '';
  comment.readOnly = step === 'sending';
  form.hidden = step === 'closed' || step === 'sent';
  submit.textContent = (step === 'failed' ? words.again : words.submit) ?? '';
  submit.setAttribute('aria-disabled', String(step === 'sending'));
  const said = { failed: words.failed, sent: words.sent, sending: words.sending, closed: '', writing: '' };
  status.textContent = said[step] ?? '';
}
