import { closest } from '../../support/dom';

/** An event on a prerendered demo, to be replayed on the mounted one. */
export interface RecordedEvent {
  event: Event;
  /** Null for events elsewhere. */
  box: HTMLElement | null;
  /** The position of the target. */
  edges: DOMRect;
  /** The position of the caret in a field. */
  caret: unknown;
}

const TYPES = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'beforeinput', 'submit'];

/**
 * Records events on prerendered demos, and prevents the default actions of their links, forms and buttons,
 * until they are mounted (`data-replaced`). The returned function removes and returns the events of a box,
 * including pointers that moved elsewhere.
 */
export function recordPresses(): (box: HTMLElement) => RecordedEvent[] {
  let recorded: RecordedEvent[] = [];
  const record = (event: Event): void => {
    const box = closest(event, '[data-demo]:not([data-replaced])');
    const { target, type } = event;
    if (!(target instanceof Element) || (!box && (!recorded[0] || !/^p/.test(type)))) return;
    if (box && isAnsweredLater(event, target)) event.preventDefault();
    recorded.push({
      event,
      box,
      edges: target.getBoundingClientRect(),
      caret: Reflect.get(target, 'selectionStart'),
    });
  };
  for (const type of TYPES) document.addEventListener(type, record, true);
  return (box) => {
    const own = recorded.filter((one) => !one.box || one.box === box);
    recorded = recorded.filter((one) => one.box && one.box !== box);
    return own;
  };
}

function isAnsweredLater(event: Event, target: Element): boolean {
  if (event instanceof KeyboardEvent)
    return /^(Enter| )$/.test(event.key) && !target.matches('textarea,select,input:not([type$=o],[type$=x])');
  if (event instanceof MouseEvent)
    return event.type === 'click' && !!target.closest('a') && !event.ctrlKey && !event.metaKey;
  return event.type === 'submit';
}
