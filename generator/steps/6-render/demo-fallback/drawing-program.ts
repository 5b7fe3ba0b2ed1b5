import type { Thrown } from '../../../model';
import type { DemoDrawing, DemoServerEntry, DemoToDraw, DrawMounted } from '../../../page/demo-server-entry';
import { describeThrown } from '../../../problems/describe-thrown';
import { fixGlobals } from './fix-globals';
import { refuseAccess } from './refuse-access';
import { watchBuiltIns } from './watch-built-ins';

/** The input of the drawing process: URLs of modules. */
export interface DrawingOrder {
  /** Exports a `DemoServerEntry`. */
  entry: string;
  demos: OrderedDemo[];
  /** The fixed current time, in milliseconds. */
  now: number;
  /** The languages in which demos with texts of packages are rendered again. */
  languages: readonly string[];
  /** On a server, or mounted in a simulated browser, after effects. */
  manner: 'server' | 'browser';
}

/** A demo to render. */
export interface OrderedDemo extends DemoToDraw {
  file: string;
  url: string;
  /** Whether it is known to contain texts of packages. */
  hasPackageText?: boolean;
}

/** The result for a demo. */
export interface Answer extends Partial<DemoDrawing> {
  file: string;
  /** The result in other languages, by code; languages in which rendering failed are left out. */
  translated?: Record<string, DemoDrawing>;
  /** The reason for a missing result. */
  failure?: 'no component' | { when: 'import' | 'render'; thrown: Thrown };
}

/**
 * Messages of the process: whether it can render, then a result for each demo in order. `changed` means that
 * the last demo changed built-in objects, so that the next ones need a new process.
 */
export type DrawingMessage = 'ready' | 'changed' | { entryFailure: Thrown } | Answer;

/**
 * The source text of the drawing process. It is a separate program, so that clock, random numbers and access are restricted
 * before any module is loaded. Its parts are functions whose source text is used, so they must not use anything outside.
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
  /** Resets the random numbers. */
  restart: () => void;
  load: (url: string) => Promise<{ default?: unknown; demoServerEntry?: DemoServerEntry }>;
  /**
   * Waits for immediate tasks of the demo, so that one that hangs there counts as failed; resolves when the
   * message is sent, so that the next demo cannot delay it.
   */
  say: (message: DrawingMessage) => Promise<void>;
  describe: (thrown: unknown) => Thrown;
  watchBuiltIns: typeof watchBuiltIns;
}

/**
 * Renders demos one after the other, in all their languages. Random numbers are reset before each, so that
 * the order does not matter.
 */
async function drawAll(order: DrawingOrder, tools: DrawingTools): Promise<void> {
  const { restart, load, say, describe } = tools;
  let draw: DrawMounted | undefined;
  let isWanted = (_: DemoToDraw): boolean => true;
  let restartSite: DemoServerEntry['restart'];
  let isComponent: DemoServerEntry['isComponent'];
  try {
    const { demoServerEntry: entry } = await load(order.entry);
    if (!entry) throw new TypeError('it exports no `demoServerEntry`');
    restartSite = entry.restart;
    isComponent = entry.isComponent;
    if (order.manner === 'server') draw = async (demo, language) => entry.renderDemo(demo, language);
    else {
      draw = await entry.browser?.open(order.languages);
      isWanted = (demo) => entry.browser?.draws(demo) === true;
    }
  } catch (error) {
    await say({ entryFailure: describe(error) });
    return;
  }
  const areAsTheyWere = tools.watchBuiltIns();
  await say('ready');
  for (const demo of order.demos) {
    const { file, url, hasPackageText } = demo;
    if (!isWanted(demo)) {
      await say({ file });
      continue;
    }
    let when: 'import' | 'render' = 'import';
    try {
      restart();
      await restartSite?.();
      const module = await load(url);
      if (isComponent?.(module.default) === false) await say({ file, failure: 'no component' });
      else {
        when = 'render';
        const drawing = await drawn(module.default);
        const translated: Record<string, DemoDrawing> = {};
        for (const language of drawing?.hasPackageText || hasPackageText ? order.languages : []) {
          // Rendering may fail in one language only; the default result is used there.
          const other = await drawn(module.default, language).catch(() => undefined);
          if (other !== undefined) translated[language] = other;
        }
        await say({ file, ...drawing, translated });
      }
    } catch (error) {
      await say({ file, failure: { when, thrown: describe(error) } });
    }
    if (areAsTheyWere()) continue;
    await say('changed');
    return;
  }

  async function drawn(component: unknown, language?: string): Promise<DemoDrawing | undefined> {
    restart();
    const drawing = await draw?.(component, language);
    if (drawing !== undefined && (typeof drawing?.html !== 'string' || typeof drawing.styles !== 'string'))
      throw new TypeError('the `demoServerEntry` of the site draws it without `html` and `styles`');
    return drawing;
  }
}
