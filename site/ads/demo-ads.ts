import { hooked } from '../support/dom';
import type { Chance } from './ad-choice';
import { countDisplays, type TellAd } from './ad-events';
import type { Clock } from './clock';
import { type AdWords, drawAd } from './draw-ad';
import { type Ask, askFeed, type FeedAd } from './feed';
import { DEMO_AD } from './hooks';

/** The dependencies of small ads below demos. */
export interface DemoAdContext {
  feedUrl: string;
  ask: Ask;
  /** As rendered by the page (AdSlot.tsx): each demo has its own copy. */
  box: HTMLElement;
  words: AdWords;
  clock: Clock;
  chance: Chance;
  tell: TellAd;
  /** Whether the reader has just interacted: only then may the page grow. */
  isAsked: () => boolean;
}

/**
 * Shows an ad of the feed below a demo when a reader opens its code, once for each demo. Its box is added at
 * once with a fixed height, whatever the feed returns. Returns a function that ends this.
 */
export function enhanceDemoAds(page: Document, context: DemoAdContext): () => void {
  const opened = ({ target }: Event): void => {
    const demo =
      target instanceof HTMLDetailsElement && target.open ? target.closest('section:has([data-demo])') : null;
    if (!demo || demo.querySelector(hooked(DEMO_AD)) || demo.matches('[data-disable-ad]')) return;
    if (context.isAsked()) void fillBox(addBox(demo, context.box), context);
  };
  // The event does not bubble.
  page.addEventListener('toggle', opened, { capture: true });
  return () => page.removeEventListener('toggle', opened, { capture: true });
}

function addBox(demo: Element, drawn: HTMLElement): HTMLElement {
  const box = document.importNode(drawn, true);
  demo.append(box);
  return box;
}

async function fillBox(box: HTMLElement, context: DemoAdContext): Promise<void> {
  const { feedUrl, ask, clock, chance, tell } = context;
  try {
    const found = await askFeed(feedUrl, ask);
    if (!found) return;
    box.append(...drawFeedAd(found, context.words));
    countDisplays({ clock, chance, tell }).show(found.ad.label);
  } catch (error) {
    console.error(error);
    box.replaceChildren();
    tell('crash', 'carbon-demo-inline');
  }
}

function drawFeedAd({ ad, pixels }: FeedAd, words: AdWords): Node[] {
  return [drawAd(ad, { layout: 'inline', words }), ...pixels.map(drawPixel)];
}

/** A tracking pixel: it reports the display of an ad to its network. */
function drawPixel(src: string): HTMLImageElement {
  const pixel = new Image(1, 1);
  pixel.alt = '';
  pixel.hidden = true;
  pixel.src = src;
  return pixel;
}
