import type { InHouseAd } from '../../data/in-house-ads';
import type { AdServices } from '../../data/services';
import { type AdLayout, type Chance, type Choice, choose, draw, slotLabel } from './ad-choice';
import { countDisplays, type TellAd } from './ad-events';
import { afterLook, firstState, LOOK_EVERY_MS, looksAgain, type Verdict } from './ad-state';
import type { Clock } from './clock';
import { type Guard, guardWith } from './guard';
import { callProvider, sightOf } from './provider';
import { showChoice } from './show-choice';
import { emptySlot, type SlotElements } from './slot-elements';

/** The dependencies of the slot; tests replace them. */
export interface SlotContext {
  slot: SlotElements;
  ads: AdServices;
  inHouse: readonly InHouseAd[];
  clock: Clock;
  chance: Chance;
  tell: TellAd;
}

/**
 * Enhances the slot: calls the provider, checks the slot until there is an answer, and shows the content for
 * the verdict. An error empties the slot and is reported once; the page is not affected.
 */
export function enhanceSlot(context: SlotContext): void {
  const { slot, ads, tell } = context;
  const board = makeBoard(context);
  const guard = guardWith((error) => {
    console.error(error);
    board.clear();
    tell('crash', slot.root.dataset.gaEventLabel ?? slotLabel({}, board.layout));
    emptySlot(slot);
  });
  const { verdict } = firstState(ads);
  if (verdict === 'ours') guard(() => board.show(verdict))();
  else askProvider(context, board, guard);
}

/**
 * Calls the provider on the next task, so that a page that is left at once makes no request, and checks the
 * slot.
 */
function askProvider({ slot, ads, clock }: SlotContext, board: Board, guard: Guard): void {
  let state = firstState(ads);
  const look = guard(() => {
    state = afterLook(state, sightOf(slot.provider, ads));
    board.show(state.verdict);
    if (looksAgain(state)) clock.after(LOOK_EVERY_MS, look);
  });
  clock.after(
    0,
    guard(() => callProvider(slot.provider, ads.providerScript ?? '')),
  );
  look();
}

/** Shows and counts the content for a verdict. */
interface Board {
  layout: AdLayout;
  show: (verdict: Verdict) => void;
  /** Ends the counting of the current content. */
  clear: () => void;
}

function makeBoard({ slot, inHouse, clock, chance, tell }: SlotContext): Board {
  const draws = draw(chance);
  const displays = countDisplays({ clock, chance, tell });
  let shown: Choice | undefined;
  const show = (verdict: Verdict): void => {
    const choice = choose(verdict, draws);
    if (choice.show === shown?.show && choice.base === shown.base) return;
    shown = choice;
    const label = choice.base && slotLabel(choice, draws.layout);
    if (label !== undefined) slot.root.dataset.gaEventLabel = label;
    showChoice(slot, choice, { layout: draws.layout, inHouse });
    displays.show(label);
  };
  return { layout: draws.layout, show, clear: displays.stop };
}
