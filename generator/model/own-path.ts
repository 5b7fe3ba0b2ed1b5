import type { Languages } from '../contract/languages';
import { isExempt } from '../contract/url';

/** Whether an address of an author is a path of this host: `/logo.svg`, but not `//cdn.example/logo.svg`. */
export function isOwnPath(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//');
}

/**
 * Whether an address is a path of this site that exists in every language: not a file, not excluded, without
 * a language prefix.
 */
export function isPage(target: string, languages: Languages): boolean {
  if (!isOwnPath(target)) return false;
  const path = target.replace(/[?#].*$/s, '');
  const language = path.split('/')[1];
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return !isFile && !isExempt(path, languages) && !languages.all.some(({ code }) => code === language);
}
