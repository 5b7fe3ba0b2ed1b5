import { readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { faultsOfPage } from './faults-of-page';

/** Small enough for one test to end in time on a machine that many share. */
const PAGES_A_TEST = 50;

/** Names of all built pages. */
export function builtPages(): string[] {
  return readdirSync(inject('out'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** Declares tests that the pages whose names fit are valid HTML. */
export function proveHtml(fits: (file: string) => boolean): void {
  const pages = builtPages().filter(fits);
  const first = pages.flatMap((_, index) => (index % PAGES_A_TEST === 0 ? [index] : []));

  it.each(first)('built pages are valid HTML, from number %d on', async (index) => {
    const faults: string[] = [];
    for (const file of pages.slice(index, index + PAGES_A_TEST)) faults.push(...(await faultsOfPage(file)));

    expect(faults.slice(0, 20)).toEqual([]);
  });
}
