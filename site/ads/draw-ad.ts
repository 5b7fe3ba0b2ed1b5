import type { Advertisement } from '../../data/in-house-ads';
import type { AdLayout } from './ad-choice';
import { safeMarkup } from './safe-markup';

/** The words around an ad; the page brings them in its language. */
export interface AdWords {
  /** `ad by {name}`. */
  by: string;
  /** Marks an ad that has no picture. */
  tag: string;
  /** Ends an ad that has no picture. */
  start: string;
}

interface AdLook {
  layout: AdLayout;
  words: AdWords;
}

/** The size of an ad's picture, in px. */
export const AD_PICTURE = { width: 130, height: 100 };

/**
 * An ad as one link, of the parts that its place gives a look (ad-styles.ts). Its text comes from outside: nothing of it
 * becomes markup but emphasis.
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

/** A picture that does not come leaves its place empty. */
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
