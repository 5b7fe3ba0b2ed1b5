import type { Memory } from '../cache';
import type { SiteDefinition } from '../contract/site';
import type { ReferenceFacts } from '../model';
import { readReference } from '../steps/3-read/reference/read-reference';

/** What is read of the packages that a site documents; nothing for a site that documents none. */
export async function readReferenceOf(
  memory: Memory,
  { reference }: SiteDefinition,
): Promise<ReferenceFacts | undefined> {
  return reference && readReference(memory, reference);
}
