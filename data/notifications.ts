import { releases } from './releases';
import type { Words } from './words';

/** Something new that readers should hear of. */
export interface Notification {
  /** Grows with time: a reader has seen all up to the one that was last shown. */
  id: number;
  /** The release that brought it, as `whats-new` heads it. */
  version: string;
  /** The page that explains it. */
  pathname: string;
  title: Words;
  text: Words;
}

/** The newest first: what the releases call news, in the very words of `/x/whats-new`. */
export const notifications: Notification[] = releases.flatMap(({ version, features }) =>
  features.flatMap(({ news }) => {
    if (!news) return [];
    const { id, title, text, pathname } = news;
    return [{ id, version, pathname, title, text }];
  }),
);
