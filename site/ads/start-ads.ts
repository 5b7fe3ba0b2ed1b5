import { inHouseAds } from '../../data/in-house-ads';
import { services } from '../../data/services';
import { send } from '../analytics/send';
import type { TellAd } from './ad-events';
import { askNetwork } from './ask-network';
import { browserClock } from './clock';
import { liveDemoAds } from './demo-ads';
import { isBot } from './is-bot';
import { liveSlot } from './live-slot';
import { findSlot, wordsOf } from './slot-elements';

/** Brings the ads of a page to life. Bots see none; a page without a slot has none. */
export function startAds(): void {
  const slot = findSlot(document);
  if (!slot || isBot(navigator.userAgent)) return;
  const { ads } = services;
  const world = { clock: browserClock, chance: Math.random, tell };
  liveSlot({ ...world, slot, ads, inHouse: inHouseAds });
  if (ads.feedUrl === undefined) return;
  liveDemoAds(document, {
    ...world,
    feedUrl: ads.feedUrl,
    ask: askNetwork,
    words: wordsOf(slot.root),
    isAsked: () => navigator.userActivation?.isActive ?? true,
  });
}

const tell: TellAd = (eventAction, eventLabel) => send('event', 'ad', { eventAction, eventLabel });
