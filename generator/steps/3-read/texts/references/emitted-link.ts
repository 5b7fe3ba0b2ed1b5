import { type AddressRules, fileUrl } from '../../../../contract/url';
import { isElsewhere } from '../../../../model/elsewhere';
import { isFollowed } from '../../../../model/link-scheme';
import { LINK_PREFIX } from '../../../../model/marks';
import { isOwnPath, isPage } from '../../../../model/own-path';

/** Facts of the site that determine addresses. */
export interface LinkSite extends AddressRules {
  /** Paths of the same host that another deployment serves. */
  elsewhere?: readonly string[];
  repository: { url: string; branch: string };
}

/** Repository URLs without a branch (RULES §10). */
const FLOATING = ['/blob/-/', '/tree/-/', '/edit/-/'];

/**
 * The URL that a page contains for a link of an author. Links to pages of this site get a placeholder for the
 * language, which is replaced when the page is rendered; `{repository}/blob/-/…` leads to the branch of this
 * version. Disallowed schemes are removed, because `dev` also shows pages with problems.
 */
export function emittedLink(target: string, site: LinkSite): string {
  const { languages, elsewhere, repository } = site;
  if (!isFollowed(target)) return '';
  if (isElsewhere(target.replace(/[?#].*$/s, ''), elsewhere)) return target;
  if (isPage(target, languages)) return LINK_PREFIX + target;
  if (isOwnPath(target)) return fileUrl(target, site);
  const floating = FLOATING.find((kind) => target.startsWith(repository.url + kind));
  if (!floating) return target;
  const rest = target.slice(repository.url.length + floating.length);
  return repository.url + floating.replace('-', () => repository.branch) + rest;
}

/** The URL of an image or other file that an author shows: files of the site are below its base. */
export function emittedFile(target: string, site: LinkSite): string {
  return isOwnPath(target) ? fileUrl(target, site) : target;
}

/** Whether an address leads to another site. */
export function isExternal(target: string): boolean {
  return /^(?:https?:)?\/\//i.test(target);
}
