import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { element } from '../support/dom';
import { type CodeBlock, readCodeBlock } from './code-block';
import { type EditWords, fillIn } from './edit-words';
import { editorExtensions } from './editor-extensions';
import { editorSheet } from './editor-styles';
import { markLine } from './faulty-line';
import { CODE_EDITOR } from './hooks';
import type { EditedFile } from './messages';

interface FileEditorRequest {
  /** The code block of the file. */
  block: HTMLElement;
  words: EditWords;
  changed: () => void;
  leave: () => void;
}

/** The editor of one file, shown instead of its code. */
export class FileEditor {
  readonly name: string;
  private readonly block: CodeBlock;
  private readonly host = element('div');
  private readonly view: EditorView;
  private isShown = false;

  constructor({ block, words, changed, leave }: FileEditorRequest) {
    this.block = readCodeBlock(block);
    this.name = this.block.name;
    this.host.dataset.x = CODE_EDITOR;
    this.host.addEventListener('keydown', keepText);
    // In a shadow root the editor uses adopted style sheets; elsewhere it would create style elements.
    const root = this.host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [editorSheet()];
    const label = fillIn(words.editCode, { name: this.name });
    const follow = () => {
      if (this.isShown) this.block.say(this.code);
      changed();
    };
    const extensions = editorExtensions({ name: this.name, label, changed: follow, leave });
    const state = EditorState.create({ doc: this.block.original, extensions });
    this.view = new EditorView({ root, parent: root, state });
  }

  private get code(): string {
    return this.view.state.doc.toString();
  }

  get isChanged(): boolean {
    return this.code !== this.block.original;
  }

  /** False while the tab of another file is chosen. */
  get isVisible(): boolean {
    return this.host.getClientRects().length > 0;
  }

  read(): EditedFile {
    return { name: this.name, code: this.code };
  }

  /** Replaces the text as if it was typed. */
  write(code: string): void {
    if (code !== this.code)
      this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: code } });
  }

  reset(): void {
    this.write(this.block.original);
  }

  /** Marks the line of an error, or none. */
  mark(line: number | undefined): void {
    this.view.dispatch({ effects: markLine.of(line) });
  }

  focus(): void {
    this.view.focus();
  }

  /** Shows the editor instead of the code. */
  show(): void {
    this.isShown = true;
    this.block.say(this.code);
    this.block.cover(this.host);
  }

  /** Shows the code of the page again; the changes are kept. */
  hide(): void {
    this.isShown = false;
    this.block.uncover();
  }
}

/** Text is no key of the page: outside of the shadow tree, nothing shows that it is typed into an editor. */
function keepText(event: KeyboardEvent): void {
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
