import type { FrameMessage, PageMessage, Run } from '../messages';
import { watchLoops } from './beat';
import type { Modules } from './create-modules';
import { createStage } from './create-stage';
import { createLookStore } from './LookProviders';
import { createOffer } from './offer';
import { placeIn } from './place-of-error';
import { runCode } from './run-code';
import { adoptPageStyles } from './adopt-page-styles';

/** Runs code from the page, in order, and reports the results. */
export function startFrame(port: MessagePort, modules: Modules): void {
  const say = (message: FrameMessage) => port.postMessage(message);
  const store = createLookStore();
  const stage = createStage(store, (height) => say({ kind: 'height', height }));
  let offer = createOffer('{}', modules);
  let current = 0;

  let failure: Extract<FrameMessage, { kind: 'failed' }> | undefined;

  const fail = (run: number, error: unknown) => {
    failure = { kind: 'failed', run, problem: placeIn(error) };
    say(failure);
  };
  const run = async ({ run: number, files, before }: Run) => {
    current = number;
    try {
      await Promise.all(before.map((name) => modules.load(name)));
      const component = await runCode(files, offer);
      if (number !== current) return;
      await stage.show(component, (error) => fail(number, error));
      say({ kind: 'done', run: number });
      // The page forgets errors of runs that are done. This one came before, from a promise that nobody waits for.
      if (failure?.run === number) say(failure);
    } catch (error) {
      if (number === current) fail(number, error);
    }
  };

  watchLoops();
  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'look') void store.set(data);
    if (data.kind === 'run') void run(data);
    if (data.kind !== 'setting') return;
    offer = createOffer(data.table, modules);
    adoptPageStyles(data.styles, data.faces);
  });
  addEventListener('error', ({ error }) => fail(current, error));
  addEventListener('unhandledrejection', ({ reason }) => fail(current, reason));
  say({ kind: 'ready' });
}
