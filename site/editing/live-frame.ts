import { type EditWords, fillIn } from './edit-words';
import { setLeastHeight } from './frame-element';
import { frameFiles } from './frame-files';
import { type FrameEnd, type FrameEvents, FrameHost } from './frame-host';
import type { EditedFile } from './messages';

/** The frame in a demo's box, which replaces the demo as soon as it has rendered something. */
export class LiveFrame {
  private readonly box: HTMLElement | null;
  private readonly title: string;
  private host: FrameHost | undefined;
  private latest: [files: EditedFile[], before: string[]] | undefined;
  /** Identifies the current frame: an earlier one that is still loading is ignored. */
  private starts = 0;

  constructor(
    demo: HTMLElement,
    words: EditWords,
    private readonly events: FrameEvents,
  ) {
    this.box = demo.querySelector<HTMLElement>('[data-demo]');
    this.title = fillIn(words.editPreview, { name: demo.id });
    void this.start();
  }

  /** Runs code, now or as soon as the frame is ready. */
  run(files: EditedFile[], before: string[]): void {
    this.latest = [files, before];
    this.host?.run(files, before);
  }

  /** Restarts in a new frame, which ends all code of the last one. */
  restart(): void {
    this.remove();
    void this.start();
  }

  /** Removes the frame; the box shows the demo again. */
  remove(): void {
    this.starts += 1;
    this.host?.remove();
    this.host = undefined;
    if (this.box) this.box.hidden = false;
  }

  private async start(): Promise<void> {
    const own = this.starts;
    try {
      const files = await frameFiles();
      if (own !== this.starts || !this.box) return;
      this.host = new FrameHost(this.title, files, {
        ...this.events,
        done: () => this.show(),
        ended: (end) => this.ended(end),
      });
      setLeastHeight(this.host.element, this.box);
      this.box.after(this.host.element);
      if (this.latest) this.host.run(...this.latest);
    } catch (error) {
      console.error(error);
      if (own === this.starts) this.events.ended('not-loaded');
    }
  }

  private ended(end: FrameEnd): void {
    // Nothing else ends its code: what it sends is work for the page, even where nobody reads it.
    if (end === 'flooded') this.remove();
    this.events.ended(end);
  }

  private show(): void {
    delete this.host?.element.dataset.waiting;
    if (this.box) this.box.hidden = true;
    this.events.done();
  }
}
