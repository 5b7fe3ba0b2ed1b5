import type { Snapshot } from '../../cache';
import { unreadable } from '../../problems/catalogue';
import { SiteError } from '../../problems/site-error';

/** Fails for files and folders that cannot be read: what else is found then is only a consequence, such as a missing page. */
export function requireReadable(snapshot: Snapshot): void {
  const [first, ...others] = snapshot.unreadable().map(({ name, reason }) => unreadable(name, reason));
  if (first) throw new SiteError(first, { others });
}
