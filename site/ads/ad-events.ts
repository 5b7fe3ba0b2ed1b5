import type { Chance } from './ad-choice';
import type { Clock } from './clock';

/** The time after which a shown ad counts as displayed (RULES §4). */
export const DISPLAYED_AFTER_MS = 2500;

/** The share of displays that are reported, because they are many and all alike (RULES §9). */
const DISPLAY_RATIO = 0.1;

/** Reports events of ads (RULES §7); clicks are reported like all other clicks. */
export type TellAd = (eventAction: 'display' | 'crash', eventLabel: string) => void;

interface DisplayContext {
  clock: Clock;
  chance: Chance;
  tell: TellAd;
}

/** Counts the displays of consecutive ads in one slot. */
export interface DisplayCounter {
  /** Reports that an ad is shown; the same label again changes nothing. */
  show: (label: string | undefined) => void;
  stop: () => void;
}

/**
 * Counts one display for each ad: an ad that is replaced earlier was not displayed, and no display is
 * reported twice (the reference reports house ads a second time at once, which is a bug).
 */
export function countDisplays({ clock, chance, tell }: DisplayContext): DisplayCounter {
  let shown: string | undefined;
  let stop = (): void => undefined;
  const show = (label: string | undefined): void => {
    if (label === shown) return;
    stop();
    shown = label;
    if (label === undefined) return;
    stop = clock.after(DISPLAYED_AFTER_MS, () => {
      if (chance() <= DISPLAY_RATIO) tell('display', label);
    });
  };
  return { show, stop: () => stop() };
}
