import { lasting } from '../support/storage';
import { enhanceCopyLinks } from './enhance-copy-links';
import { enhanceFilters } from './enhance-filters';
import { enhanceLinks } from './enhance-links';
import { enhanceViews } from './enhance-views';

/** Enhances filters, views and links; a linked row is always visible. */
export function enhanceReference(): void {
  enhanceViews(lasting);
  enhanceFilters();
  enhanceCopyLinks();
  enhanceLinks();
}
