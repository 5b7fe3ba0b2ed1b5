import { type EditWords, fillIn } from './edit-words';
import { type FrameFiles, loadFrameFiles } from './frame-files';
import { createFrameHost, type FrameEvents, type FrameHost } from './frame-host';
import type { EditedFile } from './messages';

/** The frame of a demo's box, in the place of the demo as soon as it has something to show. */
export interface LiveFrame {
  run: (files: EditedFile[], before: string[]) => void;
  /** Begins anew in another frame: whatever ran in the one before ends with it. */
  restart: () => void;
  /** Takes the frame away; the demo stands in its box as before. */
  remove: () => void;
}

let fetched: Promise<FrameFiles> | undefined;

/** All frames of a page are made from the same files; what did not come is asked for anew. */
function frameFiles(): Promise<FrameFiles> {
  fetched ??= loadFrameFiles();
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

/** Makes the frame of a demo, and a new one at each restart. */
export function createLiveFrame(demo: HTMLElement, words: EditWords, events: FrameEvents): LiveFrame {
  const box = demo.querySelector<HTMLElement>('.demo-root');
  const title = fillIn(words.editPreview, { name: demo.id });
  let host: FrameHost | undefined;
  let latest: [EditedFile[], string[]] | undefined;
  let starts = 0;

  const show = (): void => {
    host?.element.classList.remove('is-waiting');
    if (box) box.hidden = true;
    events.done();
  };
  const remove = (): void => {
    starts += 1;
    host?.remove();
    host = undefined;
    if (box) box.hidden = false;
  };
  const start = async (): Promise<void> => {
    const own = starts;
    try {
      const files = await frameFiles();
      if (own !== starts || !box) return;
      host = createFrameHost(title, files, { ...events, done: show });
      host.element.style.minHeight = getComputedStyle(box).minHeight;
      box.after(host.element);
      if (latest) host.run(...latest);
    } catch (error) {
      console.error(error);
      if (own === starts) events.ended('not-loaded');
    }
  };
  const restart = (): void => {
    remove();
    void start();
  };
  void start();
  return {
    run: (...run) => {
      latest = run;
      host?.run(...run);
    },
    restart,
    remove,
  };
}
