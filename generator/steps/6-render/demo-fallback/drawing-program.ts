import type { Thrown } from '../../../model';
import type { DemoServerEntry, DrawMounted } from '../../../page/demo-server-entry';
import { describeThrown } from '../../../problems/describe-thrown';
import { fixGlobals } from './fix-globals';
import { refuseAccess } from './refuse-access';
import { watchBuiltIns } from './watch-built-ins';

/** What the drawing process is told: urls of modules. */
export interface DrawingOrder {
  /** Exports a `DemoServerEntry`. */
  entry: string;
  demos: { file: string; url: string; imports: string[] }[];
  /** The moment that is now, in milliseconds. */
  now: number;
  /** Of its words; absent for those of all who have no drawing of their own. */
  language?: string;
  /** As a server draws, or as it stands in a browser when its effects have run. */
  manner: 'server' | 'browser';
}

/** What it answers for a demo. */
export interface Answer {
  file: string;
  html?: string;
  narrow?: string;
  styles?: string;
  rules?: readonly string[];
  speaks?: boolean;
  /** Why there is no drawing. */
  failure?: { when: 'import' | 'render'; thrown: Thrown };
}

/**
 * All that it says: whether it is able to draw, then an answer for each demo in turn; `changed` when the last one changed
 * what the language itself brings along, and the next ones need another process.
 */
export type DrawingMessage = 'ready' | 'changed' | { entryFailure: Thrown } | Answer;

/**
 * The drawing process as text: a program of its own, so that its clock and its chance can be fixed, and its
 * ways out closed, before any module looks at them. Its parts are written as functions, and must not use
 * anything from outside themselves.
 */
export function drawingProgram(order: DrawingOrder): string {
  return `import { syncBuiltinESMExports } from 'node:module';
const send = process.send.bind(process);
const disconnect = process.disconnect.bind(process);
const nextTurn = setImmediate;
const say = (message) => new Promise((resolve) => nextTurn(() => send(message, resolve)));
(${refuseAccess})(syncBuiltinESMExports);
const restart = (${fixGlobals})(${order.now});
await (${drawAll})(${JSON.stringify(order)}, { restart, say, describe: ${describeThrown}, watchBuiltIns: ${watchBuiltIns}, load: (url) => import(url) });
disconnect();`;
}

interface DrawingTools {
  /** Lets chance start over. */
  restart: () => void;
  load: (url: string) => Promise<{ default?: unknown; demoServerEntry?: DemoServerEntry }>;
  /**
   * Waits for what a demo left to do at once, so that a demo that hangs there has not answered; resolves when
   * the message is under way, so that the next demo cannot keep it.
   */
  say: (message: DrawingMessage) => Promise<void>;
  describe: (thrown: unknown) => Thrown;
  watchBuiltIns: typeof watchBuiltIns;
}

/** Draws one demo after another; each finds chance at its beginning, so that order does not matter. */
async function drawAll(order: DrawingOrder, tools: DrawingTools): Promise<void> {
  const { restart, load, say, describe } = tools;
  let draw: DrawMounted | undefined;
  let isWanted = (_: string[]): boolean => true;
  let restartSite: DemoServerEntry['restart'];
  try {
    const { demoServerEntry: entry } = await load(order.entry);
    if (!entry) throw new TypeError('it exports no `demoServerEntry`');
    restartSite = entry.restart;
    if (order.manner === 'server') draw = async (demo) => entry.renderDemo(demo, order.language);
    else {
      draw = await entry.browser?.open(order.language);
      isWanted = (imports) => entry.browser?.draws(imports) === true;
    }
  } catch (error) {
    await say({ entryFailure: describe(error) });
    return;
  }
  const areAsTheyWere = tools.watchBuiltIns();
  await say('ready');
  for (const { file, url, imports } of order.demos) {
    if (!isWanted(imports)) {
      await say({ file });
      continue;
    }
    let when: 'import' | 'render' = 'import';
    try {
      restart();
      await restartSite?.();
      const module = await load(url);
      when = 'render';
      restart();
      const drawing = await draw?.(module.default);
      if (drawing !== undefined && (typeof drawing?.html !== 'string' || typeof drawing.styles !== 'string'))
        throw new TypeError('the `demoServerEntry` of the site draws it without `html` and `styles`');
      await say({ file, ...drawing });
    } catch (error) {
      await say({ file, failure: { when, thrown: describe(error) } });
    }
    if (areAsTheyWere()) continue;
    await say('changed');
    return;
  }
}
