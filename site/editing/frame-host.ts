import { watchLook } from '../demo/mount/page-look';
import { afterPatience } from '../support/patience';
import type { FrameFiles } from './frame-files';
import { type CodeProblem, type EditedFile, type FrameMessage, HELLO, type PageMessage } from './messages';
import { facesOfPage, lookOfPage, rulesOfPage } from './page-setting';
import { readMessage } from './read-message';

/** Why a frame is of no more use. */
export type FrameEnd = 'silent' | 'left' | 'not-loaded';

/** What a frame tells of. */
export interface FrameEvents {
  done: () => void;
  failed: (problem: CodeProblem) => void;
  ended: (end: FrameEnd) => void;
}

/** A frame with an origin of its own, in which code of a reader runs. */
export interface FrameHost {
  element: HTMLIFrameElement;
  run: (files: EditedFile[], before: string[]) => void;
  remove: () => void;
}

/** A frame that says nothing for so long, though it is asked, is kept busy by its code. */
const SILENT_MS = 6000;

/** So often it is asked. */
const ASKING_MS = 2000;

/** Longer than this nobody waits for the first sign. */
const STARTING_MS = 30_000;

/** In px: a menu of a component has room in it, and no code makes the page endless. */
const HEIGHTS = { least: 120, most: 2400 };

/** Makes the frame; it runs once it is put into the document. */
export function createFrameHost(title: string, files: FrameFiles, events: FrameEvents): FrameHost {
  const element = frameElement(title, files.page);
  const sent = new Set<string>();
  let port: MessagePort | undefined;
  let isReady = false;
  let latest: PageMessage | undefined;
  let number = 0;
  let loads = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const say = (message: PageMessage, transfer: Transferable[] = []) => port?.postMessage(message, transfer);
  const end = (why: FrameEnd): void => {
    stop();
    events.ended(why);
  };
  const answer = async (request: number, names: string[]): Promise<void> => {
    try {
      say({ kind: 'modules', request, modules: await files.texts(names, sent) });
    } catch {
      say({ kind: 'modules', request, modules: null });
      end('not-loaded');
    }
  };
  const begin = async (): Promise<void> => {
    say({ kind: 'setting', table: files.table, styles: rulesOfPage(), faces: await facesOfPage() });
    say({ kind: 'look', ...lookOfPage() });
    isReady = true;
    if (latest) say(latest);
  };
  const hear = (message: FrameMessage): void => {
    watch.heard();
    if (message.kind === 'need') turn = turn.then(() => answer(message.request, message.names));
    if (message.kind === 'ready') void begin();
    if (message.kind === 'height') element.style.height = `${bounded(message.height)}px`;
    if (message.kind === 'done' && message.run === number) events.done();
    if (message.kind === 'failed' && message.run === number) events.failed(message.problem);
  };
  const connect = ({ source, origin, data }: MessageEvent): void => {
    if (port || source !== element.contentWindow || origin !== 'null' || data !== HELLO) return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event) => {
      const message = readMessage(event.data);
      if (message) hear(message);
    };
    element.contentWindow?.postMessage(null, '*', [channel.port2]);
    say({ kind: 'begin', runtime: files.runtime });
  };
  const watch = createWatch(
    () => say({ kind: 'ping' }),
    () => end(isReady ? 'silent' : 'not-loaded'),
  );
  const unwatchLook = watchLook(() => say({ kind: 'look', ...lookOfPage() }));
  const stop = (): void => {
    watch.stop();
    unwatchLook();
    window.removeEventListener('message', connect);
    port?.close();
  };
  window.addEventListener('message', connect);
  element.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) end('left');
  });
  return {
    element,
    run: (edited, before) => {
      number += 1;
      latest = { kind: 'run', run: number, files: edited, before };
      if (isReady) say(latest);
    },
    remove: () => {
      stop();
      element.remove();
    },
  };
}

/** Nothing but scripts is allowed: no origin, no forms, no windows, no way out. */
function frameElement(title: string, page: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'edit-frame is-waiting';
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.src = page;
  return frame;
}

function bounded(height: number): number {
  return Math.min(Math.max(height, HEIGHTS.least), HEIGHTS.most);
}

/** Asks for a sign again and again, and calls back when none comes. */
function createWatch(ask: () => void, silent: () => void): { heard: () => void; stop: () => void } {
  const asking = setInterval(ask, ASKING_MS);
  let cancel = afterPatience(STARTING_MS, silent);
  return {
    heard: () => {
      cancel();
      cancel = afterPatience(SILENT_MS, silent);
    },
    stop: () => {
      clearInterval(asking);
      cancel();
    },
  };
}
