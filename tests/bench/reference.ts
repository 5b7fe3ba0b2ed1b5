import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reference } from '../../data/reference';
import { openMemory, Snapshot, saveMemory } from '../../generator/cache';
import { readReference } from '../../generator/steps/3-read/reference/read-reference';

/**
 * Prints how long the API reference takes to be read and how much is read. Nothing is asserted: a figure is
 * for reading. In a process of its own, as its memory is one of the figures.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'xdocs-reference-'));

async function read() {
  const memory = openMemory(folder, new Snapshot(process.cwd()));
  const since = performance.now();
  const facts = await readReference(memory, reference);
  const ms = performance.now() - since;
  saveMemory(memory);
  return { ms, facts };
}

const cold = await read();
const megabytes = process.resourceUsage().maxRSS / 1024;
const warm = [await read(), await read(), await read()].map(({ ms }) => ms).sort((a, b) => a - b)[1] ?? 0;
rmSync(folder, { recursive: true });

const { counts, unreadable } = cold.facts;
const { own, another, site, nobody } = counts.described;
const all = own + another + site + nobody;
const percent = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
const open = new Set(unreadable.map(({ what }) => what));

process.stdout.write(`
the API reference, cold   ${(cold.ms / 1000).toFixed(2)} s   ${Math.round(megabytes)} MB   ≤ 5 s, ≤ 700 MB
  nothing changed         ${warm.toFixed(1)} ms             ≤ 50 ms
  ${counts.components} components with ${counts.props} props, ${counts.slots} slots and ${counts.classes} class names; ${counts.interfaces} interfaces with ${counts.members} members; ${counts.defaulted} defaults
  described: ${percent(all - nobody)} (${percent(own)} by their own declaration, ${percent(another)} by one like it, ${percent(site)} by this site)
  left open by declarations: ${[...open].map((what) => `${what} ${unreadable.filter((one) => one.what === what).length} times`).join(', ')}
`);
