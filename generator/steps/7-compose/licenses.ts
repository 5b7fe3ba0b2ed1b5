import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteDefinition } from '../../contract/site';
import type { OutputFile } from '../../model';

const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

const HEAD = 'The scripts of this site contain code of these packages, each under its own licence.';

/**
 * `licenses.txt`: the licence notices of all packages whose code is published. Packages with the same notice are grouped. A site
 * without packages has no such file.
 */
export function licensesFile(
  { assets }: Pick<SiteDefinition, 'assets'>,
  root: string,
  packages: readonly string[],
): OutputFile[] {
  if (packages.length === 0) return [];
  const byNotice = new Map<string, Set<string>>();
  for (const folder of packages) {
    const { name, notice } = readPackage(path.join(root, folder));
    byNotice.set(notice, (byNotice.get(notice) ?? new Set()).add(name));
  }
  const sections = [...byNotice].map(([notice, names]) => ({ names: [...names].sort().join('\n'), notice }));
  const texts = sections
    .sort((a, b) => (a.names < b.names ? -1 : 1))
    .map(({ names, notice }) => `${names}\n\n${notice}`.trimEnd());
  return [{ path: `${assets}/licenses.txt`.slice(1), contents: `${[HEAD, ...texts].join(RULE)}\n` }];
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** The name of a package, and all its notices. */
function readPackage(folder: string): { name: string; notice: string } {
  const { name, version, license }: { name?: string; version?: string; license?: unknown } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const kind = typeof license === 'string' ? ` (${license})` : '';
  const notices = readdirSync(folder)
    .filter((file) => NOTICE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name: `${name ?? path.basename(folder)} ${version ?? ''}${kind}`, notice: notices.join('\n\n') };
}
