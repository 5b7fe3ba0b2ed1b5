import { all } from '../support/dom';

/** The options of a list box, one of which is selected while the focus stays in the field. */
export interface Options {
  /** Selects the n-th option, or none if it does not exist. */
  choose: (at: number) => void;
  /** Selects by a key: an arrow, Home or End. Returns whether the key was one of these. */
  move: (key: string) => boolean;
  chosen: () => HTMLElement | undefined;
  /** The index of the first matching option; -1 without one. */
  placeOf: (isMeant: (option: HTMLElement) => boolean) => number;
}

/** Follows keys and the pointer over the options of `results`. */
export function openOptions(field: HTMLInputElement, results: HTMLElement): Options {
  let chosen: HTMLElement | undefined;
  const options = (): HTMLElement[] => all('[role=option]', results);
  const choose = (option: HTMLElement | undefined): void => {
    if (chosen) chosen.ariaSelected = 'false';
    chosen = option;
    if (!option) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.id ||= `search-option-${options().indexOf(option)}`;
    option.ariaSelected = 'true';
    field.setAttribute('aria-activedescendant', option.id);
  };
  results.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option && option !== chosen) choose(option);
  });
  const place = (): number => (chosen ? options().indexOf(chosen) : -1);
  return {
    choose: (at) => choose(options()[at]),
    move: (key) => {
      const known = options();
      const at = movedPlace(key, place(), known.length);
      if (at === undefined || known.length === 0) return false;
      choose(known[at]);
      known[at]?.scrollIntoView({ block: at === 0 ? 'end' : 'nearest' });
      return true;
    },
    chosen: () => (chosen?.isConnected ? chosen : undefined),
    placeOf: (isMeant) => options().findIndex(isMeant),
  };
}

/** The next index for a key; arrows wrap around. Undefined for other keys. */
export function movedPlace(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (Math.max(place, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
