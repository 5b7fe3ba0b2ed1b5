import type { Chance } from './ad-choice';
import type { Clock } from './clock';

/** How long an ad stands before it counts as displayed (RULES §4). */
export const DISPLAYED_AFTER_MS = 2500;

/** The share of displays that is told: they are many and all alike (RULES §9). */
export const DISPLAY_RATIO = 0.1;

/** What is told of ads (RULES §7); clicks go the way of all clicks. */
export type TellAd = (eventAction: 'display' | 'crash', eventLabel: string) => void;

interface DisplayContext {
  clock: Clock;
  chance: Chance;
  tell: TellAd;
}

/** Counts the display of one ad after another in one place. */
export interface DisplayCounter {
  /** This ad stands there now; the same label again changes nothing. */
  show: (label: string | undefined) => void;
  stop: () => void;
}

/**
 * One display for one ad: what is replaced before it counts was not displayed, and nothing is told
 * twice (the reference tells of its own ads a second time, at once: a fault of it).
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
