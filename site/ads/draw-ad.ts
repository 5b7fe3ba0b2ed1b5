import type { Advertisement } from '../../data/in-house-ads';
import type { AdLayout } from './ad-choice';
import { safeMarkup } from './safe-markup';

/** The texts around an ad, in the language of the page. */
export interface AdWords {
  /** `ad by {name}`. */
  by: string;
  /** The label of an ad without an image. */
  tag: string;
  /** The end of an ad without an image. */
  start: string;
}

interface AdLook {
  layout: AdLayout;
  words: AdWords;
}

/** The size of an ad's image, in px. */
export const AD_PICTURE = { width: 130, height: 100 };

/**
 * Creates an ad as one link, whose parts are styled by position (ad-styles.ts). Its text is not trusted: it
 * is reduced to text and emphasis.
 */
export function drawAd(ad: Advertisement, { layout, words }: AdLook): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = ad.link;
  link.target = '_blank';
  link.rel = 'sponsored noopener';
  link.dataset.layout = layout;
  link.dataset.gaEventCategory = 'ad';
  link.dataset.gaEventAction = 'click';
  link.dataset.gaEventLabel = ad.label;
  if (layout === 'image' && ad.img) link.append(drawPicture(ad.img));
  link.append(drawText(ad, { layout, words }));
  return link;
}

function drawText(ad: Advertisement, { layout, words }: AdLook): HTMLElement {
  const text = span();
  if (layout === 'inline') text.append(span(words.tag), ' ');
  text.append(safeMarkup(ad.description, document));
  if (layout === 'inline') text.append(' ', span(words.start));
  const both = span();
  both.append(text, span(words.by.replace('{name}', () => ad.poweredby)));
  return both;
}

/** An image that does not load leaves its space empty. */
function drawPicture(src: string): HTMLImageElement {
  const picture = new Image(AD_PICTURE.width, AD_PICTURE.height);
  picture.alt = '';
  picture.addEventListener('error', () => {
    picture.dataset.missing = '';
  });
  picture.src = src;
  return picture;
}

function span(text = ''): HTMLSpanElement {
  const made = document.createElement('span');
  made.textContent = text;
  return made;
}
