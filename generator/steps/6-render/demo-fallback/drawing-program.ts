import type { DemoServerEntry } from '../../../page/demo-server-entry';
import { describeThrown } from '../../../problems/describe-thrown';
import { drawDemo, type DrawingTools } from './draw-demo';
import type { DrawingMessage, DrawingOrder } from './drawing-messages';
import { fixGlobals } from './fix-globals';
import { type OpenEntry, openEntry } from './open-entry';
import { refuseAccess } from './refuse-access';
import { watchBuiltIns } from './watch-built-ins';

/**
 * Lets V8 optimize a function when it has run fifteen times as much as usual. Most functions of a demo run a few times, and optimizing
 * them took a seventh of the time of all (decision 15). Node 22 and later have another compiler in between, and no such flag.
 */
const OPTIMIZE_LATER = process.versions.v8.startsWith('11.')
  ? `import { setFlagsFromString } from 'node:v8';\nsetFlagsFromString('--interrupt-budget=1000000');`
  : '';

/**
 * The source text of the drawing process. It is a separate program, so that clock, random numbers and access are restricted
 * before any module is loaded. Its parts are functions whose source text is used, so they must not use anything outside.
 */
export function drawingProgram(order: DrawingOrder): string {
  return `import { syncBuiltinESMExports } from 'node:module';
${OPTIMIZE_LATER}
const send = process.send.bind(process);
const disconnect = process.disconnect.bind(process);
const nextTurn = setImmediate;
const end = process.reallyExit.bind(process, 0);
// Nobody is there to hear it when the build was killed.
const say = (message) => new Promise((resolve) => nextTurn(() => send(message, (error) => (error ? end() : resolve()))));
(${refuseAccess})(syncBuiltinESMExports);
const restart = (${fixGlobals})(${order.now});
const order = ${JSON.stringify(order)};
const tools = { restart, load: (url) => import(url), describe: ${describeThrown}, languages: order.languages };
await (${drawAll})(order, tools, { say, openEntry: ${openEntry}, drawDemo: ${drawDemo}, watchBuiltIns: ${watchBuiltIns} });
disconnect();`;
}

/** The other parts of the program. */
interface Parts {
  /**
   * Waits for immediate tasks of the demo, so that one that hangs there counts as failed; resolves when the
   * message is sent, so that the next demo cannot delay it.
   */
  say: (message: DrawingMessage) => Promise<void>;
  openEntry: typeof openEntry;
  drawDemo: typeof drawDemo;
  watchBuiltIns: typeof watchBuiltIns;
}

interface ProgramTools extends DrawingTools {
  load: (url: string) => Promise<{ default?: unknown; demoServerEntry?: DemoServerEntry }>;
}

/** Renders demos one after the other, until one changes built-in objects. */
async function drawAll(order: DrawingOrder, tools: ProgramTools, parts: Parts): Promise<void> {
  const { say } = parts;
  let entry: OpenEntry;
  try {
    entry = await parts.openEntry(order, tools.load);
  } catch (error) {
    await say({ entryFailure: tools.describe(error) });
    return;
  }
  const areAsTheyWere = parts.watchBuiltIns();
  await say('ready');
  for (const demo of order.demos) {
    await say(entry.isWanted(demo) ? await parts.drawDemo(demo, entry, tools) : { file: demo.file });
    if (areAsTheyWere()) continue;
    await say('changed');
    return;
  }
}
