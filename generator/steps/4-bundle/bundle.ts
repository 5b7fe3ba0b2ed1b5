import { hashOf } from '../../cache/hash';
import { circumstancesOf } from './circumstances';
import { entriesOf } from './entries';
import { type MadeBundle, makeBundle } from './make-bundle';
import { type Memory, openMemory } from './memory/memory';
import { type SourceState, sourceState, sourcesFit } from './memory/sources-fit';
import { assetsOf, type BundleRecord, filesOf } from './record';
import type { BundleRequest, BundleResult } from './request';

/**
 * Step 4: the site's scripts for browsers and for Node. When nothing has changed since the last run,
 * files are only read and compared, and no bundler is started. Mistakes in modules are collected;
 * with any of them there are no assets.
 */
export async function bundle(request: BundleRequest): Promise<BundleResult> {
  const memory = openMemory(request.cacheFolder, request.engine);
  const known = knownBundle(request, memory);
  if (known) return { assets: assetsOf(known, request.site, memory), problems: [] };
  const made = await makeBundle(request, memory);
  if (made.record) keepBundle(request, memory, made);
  const { record, problems } = made;
  return { ...(record && { assets: assetsOf(record, request.site, memory) }), problems };
}

interface RememberedBundle {
  key: string;
  sources: SourceState;
  record: BundleRecord;
}

function knownBundle(request: BundleRequest, { results, browser, node }: Memory): BundleRecord | undefined {
  const remembered = results.get('bundle') as RememberedBundle | undefined;
  if (remembered?.key !== keyOf(request) || !sourcesFit(request.root, remembered.sources)) return undefined;
  const files = filesOf(remembered.record);
  const intact =
    files.browser.every((file) => browser.isIntact(file)) && files.node.every((file) => node.isIntact(file));
  return intact ? remembered.record : undefined;
}

function keepBundle(request: BundleRequest, memory: Memory, { record, modules }: MadeBundle): void {
  if (!record) return;
  const { results, browser, node, parts } = memory;
  const hashes = new Map([...modules.values()].map(({ file, hash }) => [file, hash]));
  const remembered: RememberedBundle = {
    key: keyOf(request),
    sources: sourceState(request.root, hashes),
    record,
  };
  results.set('bundle', remembered);
  const kept = new Set(
    [
      ...parts()
        .values()
        .flatMap(({ files }) => files),
      record.styles,
    ].map(({ name }) => name),
  );
  browser.sweep(kept);
  node.sweep(kept);
  memory.save();
}

function keyOf(request: BundleRequest): string {
  const { site, demoFiles } = request;
  return hashOf(circumstancesOf(request), JSON.stringify([entriesOf(request), site.assets, demoFiles]));
}
