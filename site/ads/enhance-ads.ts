import { inHouseAds } from '../../data/in-house-ads';
import { services } from '../../data/services';
import { send } from '../analytics/send';
import type { TellAd } from './ad-events';
import { askNetwork } from './ask-network';
import { browserClock } from './clock';
import { enhanceDemoAds } from './demo-ads';
import { enhanceSlot } from './enhance-slot';
import { isBot } from './is-bot';
import { findSlot, wordsOf } from './slot-elements';

/** Enhances the ads of a page. Bots see none; a page without a slot has none. */
export function enhanceAds(): void {
  const slot = findSlot(document);
  if (!slot || isBot(navigator.userAgent)) return;
  const { ads } = services;
  const context = { clock: browserClock, chance: Math.random, tell };
  enhanceSlot({ ...context, slot, ads, inHouse: inHouseAds });
  if (ads.feedUrl === undefined || !slot.demoBox) return;
  enhanceDemoAds(document, {
    ...context,
    feedUrl: ads.feedUrl,
    box: slot.demoBox,
    ask: askNetwork,
    words: wordsOf(slot.root),
    isAsked: () => navigator.userActivation?.isActive ?? true,
  });
}

const tell: TellAd = (eventAction, eventLabel) => send('event', 'ad', { eventAction, eventLabel });
