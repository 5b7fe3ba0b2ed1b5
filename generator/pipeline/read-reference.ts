import type { Memory } from '../cache';
import type { SiteDefinition } from '../contract/site';
import type { ReferenceFacts } from '../model';
import { readReference } from '../steps/3-read/reference/read-reference';

/** Reads the packages that a site documents; undefined for a site that documents none. */
export async function readReferenceOf(
  memory: Memory,
  { reference }: SiteDefinition,
): Promise<ReferenceFacts | undefined> {
  return reference && readReference(memory, reference);
}
