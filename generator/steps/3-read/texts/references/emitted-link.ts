import type { Languages } from '../../../../contract/languages';
import { type AddressRules, fileUrl, isExempt } from '../../../../contract/url';
import { isElsewhere } from '../../../../model/elsewhere';
import { isFollowed } from '../../../../model/link-scheme';
import { LINK_PREFIX } from '../../../../model/marks';

/** Facts of the site that determine addresses. */
export interface LinkSite extends AddressRules {
  /** Paths of the same host that are none of this site's. */
  elsewhere?: readonly string[];
  repository: { url: string; branch: string };
}

/** Addresses of a repository that name no branch (RULES §10). */
const FLOATING = ['/blob/-/', '/tree/-/', '/edit/-/'];

/**
 * The address that a page gets for a link of an author. Links to pages of this site get a placeholder for the language, which
 * is filled in when the page is drawn; `{repository}/blob/-/…` leads to the branch of this version. Schemes that are not
 * allowed are removed, because `dev` also shows pages with problems.
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

/** The address a page gets for a picture or another file that an author shows: those of the site lie below its base. */
export function emittedFile(target: string, site: LinkSite): string {
  return isOwnPath(target) ? fileUrl(target, site) : target;
}

/** `/logo.svg`, but not `//cdn.example/logo.svg`. */
function isOwnPath(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//');
}

/** Does an address lead to another site? */
export function isExternal(target: string): boolean {
  return /^(?:https?:)?\/\//i.test(target);
}

/** A path of this site that exists in every language: no file, nothing exempt, no language written out. */
function isPage(target: string, languages: Languages): boolean {
  if (!isOwnPath(target)) return false;
  const path = target.replace(/[?#].*$/s, '');
  const language = path.split('/')[1];
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return !isFile && !isExempt(path, languages) && !languages.all.some(({ code }) => code === language);
}
