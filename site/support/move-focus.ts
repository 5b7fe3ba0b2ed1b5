import { movedIndex } from './moved-index';

/**
 * Moves the focus by an arrow key in a row of controls with one tab stop, and returns the control that has it then;
 * undefined if the event moves nothing. It starts from the focus and not from the target of the event, because
 * events that came before their code follow each other without a new target.
 */
export function moveFocus(event: Event, controls: readonly HTMLElement[]): HTMLElement | undefined {
  const key = event instanceof KeyboardEvent ? event.key : '';
  const focused = controls.findIndex((control) => control.matches(':focus'));
  const next = controls[movedIndex(key, focused, controls.length) ?? -1];
  if (focused < 0 || !next) return undefined;
  event.preventDefault();
  next.focus();
  return next;
}
