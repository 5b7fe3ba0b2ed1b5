import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SiteError } from '../../../../generator/problems/site-error';
import { type Disk, realDisk } from '../../../../generator/steps/9-write/disk';
import { openOutput } from '../../../../generator/steps/9-write/open-output';
import type { Exchange } from '../../../../generator/steps/9-write/output/exchange';
import { findOutput, type Output } from '../../../../generator/steps/9-write/output/find-output';
import { MARKER, MARKER_TEXT } from '../../../../generator/steps/9-write/output/marker';
import { workBeside, workWithin } from '../../../../generator/steps/9-write/output/work-paths';
import { publish } from '../../../../generator/steps/9-write/publish';
import { Stage } from '../../../../generator/steps/9-write/stage';
import { type Fault, faultyDisk } from '../../../builders/faulty-disk';
import { type OutputFolder, outputFolder, plant, type Tree, treeIn } from '../../../builders/output-folder';

const MARKED = { [MARKER]: MARKER_TEXT };
const OLD: Tree = { ...MARKED, 'index.html': 'old', 'x/a/index.html': 'old', 'x/gone.html': 'old' };
const NEW: Tree = {
  ...MARKED,
  'index.html': 'new',
  'x/a/index.html': 'new',
  'zh/b.html': 'new',
  'zh/c.html': 'new',
};

let place: OutputFolder;

beforeEach(() => {
  place = outputFolder();
});

afterEach(() => place.remove());

/** A tree whose files come to be in every way there is. */
function newTree(): Stage {
  const from = path.join(place.folder, 'from');
  writeFileSync(from, 'new');
  const stage = new Stage();
  stage.write(MARKER, MARKER_TEXT);
  stage.write('index.html', 'new');
  stage.write('x/a/index.html', 'new');
  stage.copy('zh/b.html', from);
  stage.link('zh/c.html', from);
  return stage;
}

function outputOf(exchange: Exchange, disk: Disk): Output {
  const { out, root } = place;
  const found = findOutput({ out, root, sources: ['data'] }, disk);
  return { ...found, exchange, work: exchange === 'folder' ? workBeside(out) : workWithin(out) };
}

/** What a build does at its end. */
async function build(exchange: Exchange, disk: Disk) {
  const output = openOutput(outputOf(exchange, disk));
  try {
    return await publish(newTree(), output);
  } finally {
    output.close();
  }
}

/** Everything in the project that is neither sources nor the site. */
function beside(): string[] {
  const { root, out } = place;
  const within = treeIn(out) ? readdirSync(out).filter((name) => name.startsWith('.xdocs-build')) : [];
  return [...readdirSync(root).filter((name) => !['data', 'dist'].includes(name)), ...within];
}

/** Every fault of a kind in turn, until a build comes to its end without meeting it. */
async function eachFault(
  { before, exchange, ...kind }: { before?: Tree; exchange: Exchange } & Omit<Fault, 'at'>,
  look: (ended: PromiseSettledResult<unknown>, at: number) => void,
): Promise<number> {
  for (let at = 1; ; at += 1) {
    place.remove();
    place = outputFolder();
    if (before) plant(place.out, before);
    else if (exchange === 'entries') mkdirSync(place.out);
    const disk = faultyDisk({ ...kind, at });
    const [ended] = await Promise.allSettled([build(exchange, disk)]);
    if (disk.calls() < at) return at;
    look(ended, at);
  }
}

const EXCHANGES = ['folder', 'entries'] as const;
const CODES = ['ENOSPC', 'EROFS', 'EIO'] as const;
const CASES = EXCHANGES.flatMap((exchange) => CODES.map((code) => ({ exchange, code })));

describe('a call of the file system that fails', () => {
  it.each(CASES)(
    '$code, exchanging by $exchange: leaves the old site and nothing beside it, or the new one',
    async (kind) => {
      const calls = await eachFault({ ...kind, before: OLD }, (ended, at) => {
        const tree = treeIn(place.out);
        if (ended.status === 'rejected') {
          expect([at, tree]).toEqual([at, OLD]);
          expect([at, beside()]).toEqual([at, []]);
          expect(ended.reason).toBeInstanceOf(SiteError);
          expect(ended.reason.problem.message).toMatch(
            new RegExp(`^/.*${kind.code}.*(as it was|nothing was touched|Nothing was touched)\\.$`),
          );
        } else {
          const left = (ended.value as { code: string }[]).map((problem) => problem.code);
          expect([at, tree && without(tree, '.xdocs-build')]).toEqual([at, NEW]);
          expect([at, left.every((code) => code === 'LEFT_BEHIND')]).toEqual([at, true]);
          if (left.length === 0) expect([at, beside()]).toEqual([at, []]);
        }
      });
      expect(calls).toBeGreaterThan(50);
    },
  );

  it.each(EXCHANGES)(
    'and all that follow, exchanging by %s: the next build finds the old site or the new one, whole',
    async (exchange) => {
      await eachFault({ exchange, code: 'EIO', lasting: true, before: OLD }, (_, at) => {
        secondsLater(10, outputOf(exchange, realDisk).work.lock);
        openOutput(outputOf(exchange, realDisk)).close();
        expect([at, [OLD, NEW]]).toEqual([at, expect.arrayContaining([treeIn(place.out)])]);
        expect([at, beside()]).toEqual([at, []]);
      });
    },
  );

  it.each(EXCHANGES)(
    'in the middle of the renames, exchanging by %s, so that they can neither be finished nor undone: the next build finishes them',
    async (exchange) => {
      const codes = new Set<string>();
      await eachFault({ exchange, code: 'EIO', lasting: true, only: 'rename', before: OLD }, (ended, at) => {
        if (ended.status === 'rejected') codes.add(ended.reason.problem.code);
        openOutput(outputOf(exchange, realDisk)).close();
        expect([at, [OLD, NEW]]).toEqual([at, expect.arrayContaining([treeIn(place.out)])]);
        expect([at, beside()]).toEqual([at, []]);
      });
      expect([...codes]).toEqual(['DISK_FAILED', 'SWAP_INTERRUPTED']);
    },
  );

  it.each(EXCHANGES)(
    'exchanging by %s, before anything was ever published: leaves nothing, or the new site',
    async (exchange) => {
      await eachFault({ exchange, code: 'ENOSPC' }, (ended, at) => {
        const tree = treeIn(place.out) ?? {};
        const whole = ended.status === 'rejected' ? {} : NEW;
        expect([at, without(tree, '.xdocs-build')]).toEqual([at, whole]);
        if (ended.status === 'rejected') expect([at, beside()]).toEqual([at, []]);
      });
    },
  );
});

/** A lock that was cut off while being written counts for a moment. */
function secondsLater(seconds: number, lock: string): void {
  const then = Date.now() / 1000 - seconds;
  if (existsSync(lock)) utimesSync(lock, then, then);
}

function without(tree: Tree, folder: string): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([file]) => !file.startsWith(folder)));
}
