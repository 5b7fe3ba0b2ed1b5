import { availableParallelism } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DemoDrawing } from '../../../page/demo-server-entry';
import type { DrawingOrder, OrderedDemo } from './drawing-messages';
import { readHtml } from './html-tokens';
import { isMeaningful } from './is-meaningful';
import { type DrawingRequest, type Drawings, type Drawn, runDrawing } from './run-drawing';

/** The demos to render, without the kind of rendering. */
export type DrawingJob = Omit<DrawingOrder, 'manner'>;

/**
 * Renders demos mounted in a simulated browser, if the site supports it. For demos without a usable result
 * (it failed, hung, was rejected or is too large), the server rendering and its errors are used; but not for a demo whose own
 * code throws in an effect or a timer, which a server does not run.
 */
export async function drawMountedFirst(order: DrawingJob, limitSeconds: number): Promise<Drawings> {
  const mounted = await drawInParallel({ order: { ...order, manner: 'browser' }, limitSeconds });
  if ('entryFailure' in mounted) return mounted;
  const left = order.demos.flatMap((demo, at) => {
    const drawn = mounted.drawn[at];
    const isFinal = drawn && (countsWhole(drawn, order.languages) || throwsItself(drawn, demo));
    return isFinal ? [] : [{ ...demo, ...packageTextIn(drawn) }];
  });
  if (left.length === 0) return mounted;
  const served = await drawInParallel({ order: { ...order, demos: left, manner: 'server' }, limitSeconds });
  if ('entryFailure' in served) return served;
  const servedOf = new Map(served.drawn.map((drawn) => [drawn.file, drawn]));
  return { drawn: mounted.drawn.map((drawn) => better(drawn, servedOf.get(drawn.file))) };
}

/**
 * Whether the innermost call of an error is one of the demo's module: it throws in every browser. A `TypeError` and a
 * `ReferenceError` may come from what only a real browser has.
 */
function throwsItself({ failure }: Drawn, { url }: OrderedDemo): boolean {
  if (!failure || failure === 'no component') return false;
  const { text, frames } = failure.thrown;
  return frames[0]?.module === path.posix.basename(url) && !/^(?:Type|Reference)Error:/.test(text);
}

function packageTextIn(drawn: Drawn | undefined): { hasPackageText?: boolean } {
  return drawn && !drawn.lost && drawn.hasPackageText ? { hasPackageText: true } : {};
}

/** Whether a demo needs no server rendering. */
function countsWhole(mounted: Drawn, languages: readonly string[]): boolean {
  if (mounted.lost || !counts(mounted)) return false;
  const { hasPackageText, translated } = mounted;
  return !hasPackageText || languages.every((language) => counts(translated?.[language]));
}

/** Of a demo that was rendered in both ways, the mounted result of each language where it is usable. */
function better(mounted: Drawn, served: Drawn | undefined): Drawn {
  if (!served) return mounted;
  // What a slow machine had no time for is told, unless the server shows something instead.
  if (mounted.lost) return mounted.lost.to === 'end' || showsSomething(served) ? served : mounted;
  const translated = Object.entries(mounted.translated ?? {}).filter(([, drawing]) => counts(drawing));
  const first = counts(mounted) ? mounted : served;
  if (first.lost) return first;
  const others = served.lost ? {} : served.translated;
  return { ...first, translated: { ...others, ...Object.fromEntries(translated) } };
}

function showsSomething(drawn: Drawn): boolean {
  return !drawn.lost && isMeaningful(readHtml(drawn.html ?? ''));
}

/** The minimum number of demos for a further process: fewer are faster than its start. */
const MIN_DEMOS_PER_PROCESS = 100;

/** The maximum number of processes: with more, each renders too few demos to make up for loading the packages. */
const MAX_PROCESSES = 4;

/** The memory of one process, in bytes: it holds the packages and a simulated browser. */
const PROCESS_BYTES = 1e9;

/** Distributes many demos over parallel processes; results do not depend on other demos. */
async function drawInParallel({ order, limitSeconds }: DrawingRequest): Promise<Drawings> {
  const wanted = Math.floor(order.demos.length / MIN_DEMOS_PER_PROCESS);
  const room = Math.floor(process.availableMemory() / PROCESS_BYTES);
  const count = Math.max(1, Math.min(MAX_PROCESSES, wanted, room, availableParallelism()));
  const parts = await Promise.all(
    Array.from({ length: count }, (_, part) => {
      const demos = order.demos.filter((_, at) => at % count === part);
      return runDrawing({ order: { ...order, demos }, limitSeconds });
    }),
  );
  const failed = parts.find((part) => 'entryFailure' in part);
  if (failed) return failed;
  const drawn = parts.map((part) => ('drawn' in part ? part.drawn : []));
  return {
    drawn: order.demos.flatMap((_, at) => drawn[at % count]?.[Math.floor(at / count)] ?? []),
  };
}

/** The size limit of one prerendered demo in its page, in bytes of gzip. */
const MAX_BYTES = 9000;

function counts(mounted: Partial<DemoDrawing> | undefined): boolean {
  if (mounted?.html === undefined) return false;
  const { html, narrow = '' } = mounted;
  return gzipSync(html + narrow).length <= MAX_BYTES;
}
