import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HeaderRule, parseHeaders, parseRedirects, type RedirectRule } from './host-rules';
import { MANIFEST } from './per-build';

/** What a host reads from a built site before it serves it. */
export interface HostConfig {
  rules: RedirectRule[];
  headers: HeaderRule[];
  /** The base path of the site; empty for a site at the root of its host. */
  base: string;
}

/** Reads `_redirects`, `_headers` and the base of a built site; a missing file counts as empty. */
export function readHostConfig(folder: string): HostConfig {
  const textOf = (name: string) => readIfThere(path.join(folder, name));
  return {
    rules: parseRedirects(textOf('_redirects')),
    headers: parseHeaders(textOf('_headers')),
    base: baseOf(textOf(MANIFEST)),
  };
}

function baseOf(manifest: string): string {
  try {
    const { base }: { base?: unknown } = JSON.parse(manifest);
    return typeof base === 'string' ? base : '';
  } catch {
    return '';
  }
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
