import { closest } from '../../support/dom';

/** Something a reader did with a drawing, to be done once more with its demo. */
export interface RecordedEvent {
  event: Event;
  /** Null for what was done elsewhere. */
  box: HTMLElement | null;
  /** Where the target stood. */
  edges: DOMRect;
  /** Where the caret stood in a field. */
  caret: unknown;
}

const TYPES = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'beforeinput', 'submit'];

/**
 * Records what readers do with drawings, and keeps their links, forms and buttons from answering themselves, until
 * a demo takes their place (`data-replaced`). The returned function takes out what was done with that of a box, with pointers
 * that went elsewhere meanwhile.
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
