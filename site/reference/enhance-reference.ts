import { lasting } from '../support/storage';
import { enhanceCopyLinks } from './enhance-copy-links';
import { enhanceFilters } from './enhance-filters';
import { enhanceLinks } from './enhance-links';
import { enhanceViews } from './enhance-views';

/** Filter, views, links and what they do to each other: a linked row is always seen. */
export function enhanceReference(): void {
  enhanceViews(lasting);
  enhanceFilters();
  enhanceCopyLinks();
  enhanceLinks();
}
