import { EditorView } from '@codemirror/view';
import { EditorState } from '@codemirror/state';
import { fileIn } from '../demo/shown-files';
import { element } from '../support/dom';
import { editorExtensions } from './editor-extensions';
import { editorSheet } from './editor-styles';
import { type EditWords, fillIn } from './edit-words';
import { markLine } from './faulty-line';
import type { EditedFile } from './messages';

/** The editor of one file, in the place of its code. */
export interface FileEditor {
  name: string;
  read: () => EditedFile;
  /** Takes another text, as if it had been typed. */
  write: (code: string) => void;
  isChanged: () => boolean;
  mark: (line: number | undefined) => void;
  focus: () => void;
  reset: () => void;
  show: () => void;
  hide: () => void;
}

interface FileEditorRequest {
  /** The box of the file's code. */
  block: HTMLElement;
  words: EditWords;
  changed: () => void;
  leave: () => void;
}

/**
 * Makes an editor for a box of code. The code below it, which is hidden meanwhile, always says what the editor says:
 * what copies it or takes it elsewhere need not know of editors.
 */
export function createFileEditor({ block, words, changed, leave }: FileEditorRequest): FileEditor {
  const { name, code: original } = fileIn(block);
  const shown = block.querySelector<HTMLElement>('.code');
  const text = shown?.querySelector('code') ?? shown;
  const highlighted = [...(text?.childNodes ?? [])];
  const host = element('div', 'code-editor');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [editorSheet()];
  const follow = (): void => {
    const code = view.state.doc.toString();
    text?.replaceChildren(...(code === original ? highlighted : [code]));
    changed();
  };
  const label = fillIn(words.editCode, { name });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: original,
      extensions: editorExtensions({ name, label, changed: follow, leave }),
    }),
  });
  const write = (code: string): void => {
    if (code !== view.state.doc.toString())
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
  };
  const keep = (code: string) => text?.replaceChildren(...(code === original ? highlighted : [code]));
  return {
    name,
    read: () => ({ name, code: view.state.doc.toString() }),
    write,
    isChanged: () => view.state.doc.toString() !== original,
    mark: (line) => view.dispatch({ effects: markLine.of(line) }),
    focus: () => view.focus(),
    reset: () => write(original),
    show: () => {
      keep(view.state.doc.toString());
      shown?.after(host);
      if (shown) shown.hidden = true;
    },
    hide: () => {
      keep(original);
      host.remove();
      if (shown) shown.hidden = false;
    },
  };
}
