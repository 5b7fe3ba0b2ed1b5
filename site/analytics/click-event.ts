import { type ClickEvent, knownControls } from './known-clicks';

const NAMED = '[data-ga-event-category]';

const COUNTED = [NAMED, ...knownControls.map(({ selector }) => selector)].join();

/**
 * The event of a click: that of the nearest element with a category, or of the nearest known control. An
 * event with a sample rate is counted for a random share of clicks (RULES §7).
 */
export function clickEvent(target: EventTarget | null, chance: () => number): ClickEvent | undefined {
  const counted = target instanceof Element ? target.closest(COUNTED) : null;
  if (!counted) return undefined;
  return counted.matches(NAMED) ? namedEvent(counted, chance) : knownEvent(counted);
}

function namedEvent(element: Element, chance: () => number): ClickEvent | undefined {
  const split = element.getAttribute('data-ga-event-split');
  const category = element.getAttribute('data-ga-event-category');
  if (!category || (split && Number(split) < chance())) return undefined;
  return {
    category,
    eventAction: element.getAttribute('data-ga-event-action'),
    eventLabel: element.getAttribute('data-ga-event-label'),
  };
}

function knownEvent(control: Element): ClickEvent | undefined {
  return knownControls.find(({ selector }) => control.matches(selector))?.event(control);
}
