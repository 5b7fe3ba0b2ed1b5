import type { InHouseAd } from '../../data/in-house-ads';
import { type AdLayout, type Choice, picked } from './ad-choice';
import { drawAd } from './draw-ad';
import { type SlotElements, wordsOf } from './slot-elements';

interface ShowContext {
  layout: AdLayout;
  inHouse: readonly InHouseAd[];
}

/**
 * Shows a choice in the slot. The provider's element is only hidden while other content is shown: its ad may
 * still arrive, and then replaces it.
 */
export function showChoice(slot: SlotElements, choice: Choice, context: ShowContext): void {
  slot.provider.hidden = choice.show !== 'provider';
  slot.own.replaceChildren(...ownContent(slot, choice, context));
}

function ownContent(slot: SlotElements, choice: Choice, { layout, inHouse }: ShowContext): Node[] {
  if (choice.show === 'provider') return [];
  if (choice.show === 'message') return [slot.message.cloneNode(true)];
  const ad = picked(inHouse, choice.pick);
  if (!ad) return [];
  const description = ad.description[slot.root.dataset.language ?? ''] ?? ad.description['en'] ?? '';
  return [drawAd({ ...ad, description }, { layout, words: wordsOf(slot.root) })];
}
