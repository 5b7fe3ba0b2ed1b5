import { shownVariant, sourceOf } from '../demo/shown-source';
import { EDITED } from '../support/edited-code';
import { copyEditLink, formatFiles } from './edit-actions';
import { EditPanel } from './edit-panel';
import { readEditWords } from './edit-words';
import type { FileEditor } from './file-editor';
import { followPage } from './follow-page';
import type { FrameEnd } from './frame-host';
import { LiveFrame } from './live-frame';
import type { CodeProblem, EditedFile } from './messages';
import { modulesBefore } from './modules-before';
import { adoptPanelStyles } from './panel-styles';
import { endText } from './problem-text';
import { createVariantEditors } from './variant-editors';

/** The pause in typing after which the demo runs again. */
const PAUSE_MS = 166;

/** The editing of one demo: its editors, its frame, and their messages. */
export class EditSession {
  private readonly words = readEditWords();
  private readonly editors = createVariantEditors({
    words: this.words,
    changed: () => this.changed(),
    leave: () => this.tool()?.focus(),
  });
  private frame: LiveFrame | undefined;
  private panel: EditPanel | undefined;
  private unfollow: (() => void) | undefined;
  private timer = 0;

  constructor(private readonly demo: HTMLElement) {}

  get isOpen(): boolean {
    return this.frame !== undefined;
  }

  /** Whether any code was changed, also of a variant that is not shown. */
  get isEdited(): boolean {
    return this.editors.all().some((editor) => editor.isChanged);
  }

  /**
   * Shows editors instead of the code, and the frame instead of the demo as soon as it has rendered
   * something.
   */
  open(): void {
    this.begin();
    this.start(this.words.editHint);
  }

  /** Opens the editor with the files of a link; undefined for a link that cannot be read. */
  openLinked(files: EditedFile[] | undefined): void {
    this.begin();
    const { editLinked, editBadLink } = this.words;
    this.start(files && this.take(files) ? editLinked : editBadLink);
  }

  /** Restores demo and code; the changes are kept for the next time. */
  close(): void {
    window.clearTimeout(this.timer);
    this.unfollow?.();
    for (const editor of this.editors.all()) editor.hide();
    this.frame?.remove();
    this.panel?.remove();
    this.frame = undefined;
    this.panel = undefined;
    this.tool()?.setAttribute('aria-pressed', 'false');
  }

  private start(status: string): void {
    this.panel?.say(status);
    this.run();
    this.shown()
      .find(({ isVisible }) => isVisible)
      ?.focus();
  }

  /**
   * Replaces the code of all shown files: a link names those that were changed. Returns false, and replaces
   * nothing, if none of them is one of the demo.
   */
  private take(linked: EditedFile[]): boolean {
    const codes = new Map(linked.map(({ name, code }) => [name, code]));
    const editors = this.shown();
    if (linked.length > 0 && !editors.some(({ name }) => codes.has(name))) return false;
    for (const editor of editors) {
      const code = codes.get(editor.name);
      if (code === undefined) editor.reset();
      else editor.write(code);
    }
    return true;
  }

  private begin(): void {
    if (this.isOpen) return;
    adoptPanelStyles();
    const source = sourceOf(this.demo);
    if (!source) return;
    source.open = true;
    this.tool()?.setAttribute('aria-pressed', 'true');
    this.panel = this.createPanel(source);
    this.frame = new LiveFrame(this.demo, this.words, {
      done: () => this.done(),
      failed: (problem) => this.failed(problem),
      ended: (end) => this.ended(end),
    });
    for (const editor of this.editors.all()) editor.show();
    this.unfollow = followPage(this.demo, { chosen: () => this.run(), reset: () => this.reset() });
  }

  private createPanel(source: HTMLElement): EditPanel {
    return new EditPanel(
      this.words,
      {
        format: (button) => void formatFiles(this.shown(), { button, words: this.words }),
        link: (button) => void this.copyLink(button),
        reset: () => this.reset(),
        restart: () => {
          this.restart();
          // Its button is gone.
          this.tool()?.focus();
        },
      },
      source,
    );
  }

  private async copyLink(button: HTMLElement): Promise<void> {
    const variant = shownVariant(this.demo);
    if (variant)
      await copyEditLink({ demo: this.demo, variant, editors: this.shown() }, { button, words: this.words });
  }

  private tool(): HTMLElement | null {
    return this.demo.querySelector<HTMLElement>('[data-tool=edit]');
  }

  private shown(): FileEditor[] {
    const variant = shownVariant(this.demo);
    return variant ? this.editors.of(variant) : [];
  }

  private changed(): void {
    // An update of the site waits with its reload (service-worker/register-worker.ts).
    this.demo.toggleAttribute(EDITED, this.isEdited);
    this.runSoon();
  }

  private runSoon(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.run(), PAUSE_MS);
  }

  private run(): void {
    window.clearTimeout(this.timer);
    const files = this.shown().map((editor) => editor.read());
    this.frame?.run(files, modulesBefore(this.demo));
  }

  private restart(): void {
    this.panel?.clear();
    this.frame?.restart();
    // What was typed last may still wait to run, and what ran before may have ended the frame.
    this.run();
  }

  private reset(): void {
    for (const editor of this.editors.all()) editor.reset();
    this.panel?.say(this.words.editHint);
    this.restart();
  }

  private done(): void {
    for (const editor of this.shown()) editor.mark(undefined);
    if (this.panel?.clear()) this.panel.say(this.words.editRuns);
  }

  private failed(problem: CodeProblem): void {
    const faulty = this.shown().find(({ name }) => name === problem.file);
    for (const editor of this.shown()) editor.mark(editor === faulty ? problem.line : undefined);
    this.panel?.tell(problem, faulty?.read().code);
  }

  private ended(end: FrameEnd): void {
    this.panel?.tellEnd(endText(end, this.words));
  }
}
