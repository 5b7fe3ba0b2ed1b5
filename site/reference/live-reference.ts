import { lasting } from '../support/storage';
import { followLinks } from './follow-links';
import { liveCopyLinks } from './live-copy-links';
import { liveFilters } from './live-filters';
import { liveViews } from './live-views';

/** Filter, views, links and what they do to each other: a linked row is always seen. */
export function liveReference(): void {
  liveViews(lasting);
  liveFilters();
  liveCopyLinks();
  followLinks();
}
