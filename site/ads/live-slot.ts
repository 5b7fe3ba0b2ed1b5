import type { InHouseAd } from '../../data/in-house-ads';
import type { AdServices } from '../../data/services';
import { type Chance, type Choice, choose, draw, slotLabel } from './ad-choice';
import { countDisplays, type TellAd } from './ad-events';
import { afterLook, firstState, LOOK_EVERY_MS, looksAgain } from './ad-state';
import type { Clock } from './clock';
import { callProvider, sightOf } from './provider';
import { showChoice } from './show-choice';
import { emptySlot, type SlotElements } from './slot-elements';

/** Everything the slot has to do with; a test brings its own. */
export interface SlotWorld {
  slot: SlotElements;
  ads: AdServices;
  inHouse: readonly InHouseAd[];
  clock: Clock;
  chance: Chance;
  tell: TellAd;
}

/**
 * The life of the slot: the provider is called, the slot looked at until an answer is there, and what is
 * known decides what is shown. Whatever fails in here empties the slot and is told once; the page goes on.
 */
export function liveSlot(world: SlotWorld): void {
  const { slot, ads, clock, chance, tell } = world;
  const draws = draw(chance);
  const displays = countDisplays({ clock, chance, tell });
  let state = firstState(ads);
  let shown: Choice | undefined;
  let alive = true;

  const show = (): void => {
    const choice = choose(state.verdict, draws);
    if (choice.show === shown?.show && choice.base === shown.base) return;
    shown = choice;
    showChoice(slot, choice, { ...draws, ...world });
    const label = choice.base && slotLabel(choice, draws.layout);
    if (label !== undefined) slot.root.dataset.gaEventLabel = label;
    displays.show(label);
  };

  const look = guarded(() => {
    state = afterLook(state, sightOf(slot.provider, ads));
    show();
    if (looksAgain(state)) clock.after(LOOK_EVERY_MS, look);
  });

  const crash = (error: unknown): void => {
    alive = false;
    displays.stop();
    emptySlot(slot);
    console.error(error);
    tell('crash', slotLabel(shown ?? {}, draws.layout));
  };

  function guarded(task: () => void): () => void {
    return () => {
      try {
        if (alive) task();
      } catch (error) {
        crash(error);
      }
    };
  }

  guarded(() => {
    if (state.verdict === 'ours') return show();
    // On the next turn, so that a page that is left at once calls nobody.
    clock.after(0, guarded(() => callProvider(slot.provider, ads.providerScript ?? '')));
    look();
  })();
}
