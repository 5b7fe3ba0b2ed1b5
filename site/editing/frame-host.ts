import { watchLook } from '../demo/mount/page-look';
import { createFrameElement, setFrameHeight } from './frame-element';
import type { FrameFiles } from './frame-files';
import { openFramePort } from './frame-port';
import { watchFrame } from './frame-watch';
import type { CodeProblem, EditedFile, FrameMessage, Run } from './messages';
import { oncePerPaint } from './once-per-paint';
import { facesOfPage, lookOfPage, rulesOfPage } from './page-setting';

/** The reason why a frame has ended. */
export type FrameEnd = 'silent' | 'flooded' | 'left' | 'not-loaded';

/** The events of a frame. */
export interface FrameEvents {
  done: () => void;
  failed: (problem: CodeProblem) => void;
  ended: (end: FrameEnd) => void;
}

type Failure = Extract<FrameMessage, { kind: 'failed' }>;

/** A frame with an opaque origin that runs edited code once its element is in the document. */
export class FrameHost {
  readonly element: HTMLIFrameElement;
  private readonly sent = new Set<string>();
  private readonly stopFollowing = watchLook(() => this.tellLook());
  private readonly port;
  private readonly watch;
  private readonly tellFailure = oncePerPaint(({ run, problem }: Failure) => {
    if (this.isReady && run === this.number) this.events.failed(problem);
  });
  private latest: Run | undefined;
  private isBegun = false;
  private isReady = false;
  private number = 0;
  /** Requests are answered in order: a module follows its imports. */
  private turn = Promise.resolve();

  constructor(
    title: string,
    private readonly files: FrameFiles,
    private readonly events: FrameEvents,
  ) {
    this.element = createFrameElement(title, files.page);
    this.port = openFramePort(this.element, {
      connected: () => this.port.say({ kind: 'begin', runtime: files.runtime }),
      heard: (message) => this.hear(message),
      flooded: () => this.end('flooded'),
      left: () => this.end('left'),
    });
    this.watch = watchFrame(
      () => this.port.say({ kind: 'ping' }),
      () => this.end(this.isReady ? 'silent' : 'not-loaded'),
    );
  }

  /** Runs code, replacing what runs, once the frame is ready. */
  run(files: EditedFile[], before: string[]): void {
    this.number += 1;
    this.latest = { kind: 'run', run: this.number, files, before };
    if (this.isReady) this.port.say(this.latest);
  }

  /** Removes the frame and everything in it. */
  remove(): void {
    this.stop();
    this.element.remove();
  }

  private hear(message: FrameMessage): void {
    this.watch.heard();
    if (message.kind === 'need')
      this.turn = this.turn.then(() => this.answer(message.request, message.names));
    if (message.kind === 'ready' && !this.isBegun) void this.begin();
    if (message.kind === 'height') setFrameHeight(this.element, message.height);
    if (message.kind === 'done' && message.run === this.number) this.events.done();
    if (message.kind === 'failed') this.tellFailure(message);
  }

  private async answer(request: number, names: string[]): Promise<void> {
    try {
      this.port.say({ kind: 'modules', request, modules: await this.files.texts(names, this.sent) });
    } catch (error) {
      console.error(error);
      this.port.say({ kind: 'modules', request, modules: null });
      this.end('not-loaded');
    }
  }

  private async begin(): Promise<void> {
    this.isBegun = true;
    const faces = await facesOfPage();
    this.port.say({ kind: 'setting', table: this.files.table, styles: rulesOfPage(), faces });
    this.tellLook();
    this.isReady = true;
    if (this.latest) this.port.say(this.latest);
  }

  private tellLook(): void {
    this.port.say({ kind: 'look', ...lookOfPage() });
  }

  private end(why: FrameEnd): void {
    this.stop();
    this.events.ended(why);
  }

  private stop(): void {
    this.isReady = false;
    this.watch.stop();
    this.stopFollowing();
    this.port.close();
  }
}
