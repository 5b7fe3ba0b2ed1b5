import path from 'node:path';
import type { TextFacts } from '../model';
import type { Workshop } from '../pipeline/context';
import { type Plan, plan } from '../pipeline/plan';
import { readTexts } from '../pipeline/read-texts';

/** What is planned, and what is known of its texts: all that looking after translations needs. */
export async function knownTexts(workshop: Workshop): Promise<Plan & { facts: TextFacts[] }> {
  const { root, definition, playgrounds, cache, pool, reporter } = workshop;
  const folder = path.join(cache.folder, 'definition');
  const planned = await plan({ root, definition, folder, playgrounds });
  const known = await readTexts({ inventory: planned.inventory, cache, pool, reporter });
  return { ...planned, facts: [...known.values()].map((text) => text.facts) };
}
