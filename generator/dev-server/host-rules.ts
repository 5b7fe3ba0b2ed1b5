import { withoutTrailingSlashes } from '../contract/trailing-slashes';
import { decoded } from './request-target';

/** One rule of a `_redirects` file. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** One block of a `_headers` file: a path pattern, and the headers to set or to remove (`! Name`). */
export interface HeaderRule {
  path: RegExp;
  set: [name: string, value: string][];
  unset: string[];
}

/** Reads `_redirects` as hosts do: `from to status`, one a line, `#` comments. */
export function parseRedirects(text: string): RedirectRule[] {
  return meaningfulLines(text).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    return from !== undefined && to !== undefined ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
  });
}

/** The first redirect rule that matches a path, with or without its trailing slash, percent-encoded or not. */
export function redirectFor(pathname: string, rules: RedirectRule[]): RedirectRule | undefined {
  const asked = bare(pathname);
  return rules.find(({ from }) => bare(from) === asked);
}

function bare(path: string): string {
  return withoutTrailingSlashes(decoded(path) ?? path) || '/';
}

/** The requested path, percent-encoded and decoded. */
export interface RequestedPath {
  pathname: string;
  search: string;
}

/** A redirect. */
export type Lead = Pick<RedirectRule, 'to' | 'status'>;

/** The paths and redirect rules of a served site. */
export interface KnownPaths {
  rules: RedirectRule[];
  hasFile: (pathname: string) => boolean | Promise<boolean>;
}

/** The redirect of the rules, else that of a folder path without its trailing slash, if there is no file of that name. */
export async function leadFor(
  { pathname, search }: RequestedPath,
  { rules, hasFile }: KnownPaths,
): Promise<Lead | undefined> {
  const rule = redirectFor(pathname, rules);
  if (rule) return rule;
  if ((await hasFile(pathname)) || !(await hasFile(`${pathname}/`))) return undefined;
  return { to: `${pathname}/${search}`, status: 301 };
}

/** Reads `_headers`: a path line, then indented `Name: value` lines. `*` matches anything. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningfulLines(text)) {
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ path: pathPattern(line.trim()), set: [], unset: [] });
    else if (rule && line.trim().startsWith('!')) rule.unset.push(line.trim().slice(1).trim());
    else if (rule) {
      const colon = line.indexOf(':');
      rule.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/** The headers of a path from all matching rules; later rules override earlier ones. */
export function headersFor(pathname: string, rules: HeaderRule[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (const { set, unset } of rules.filter(({ path }) => path.test(pathname))) {
    for (const name of unset) headers.delete(name);
    for (const [name, value] of set) headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

function meaningfulLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

function pathPattern(path: string): RegExp {
  const escaped = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`);
}
