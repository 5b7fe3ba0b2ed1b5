// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE } from '../../../site/code/hooks';
import { openLinkedEdit } from '../../../site/editing/edit-demo';
import { editHash } from '../../../site/editing/edit-link';
import { EditSession } from '../../../site/editing/edit-session';
import { packEditWords } from '../../../site/editing/edit-words';
import { CODE_EDITOR } from '../../../site/editing/hooks';
import { LiveFrame } from '../../../site/editing/live-frame';
import type { WordKey } from '../../../site/language/dictionaries';
import { all, hooked } from '../../../site/support/dom';

const ORIGINAL = ['export default () => 1;', 'export const rows = [];'];

let demo: HTMLElement;
let session: EditSession;
/** The editor that has the focus, by its position. */
let focused: number | undefined;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // There is no frame to run the code in.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  // The selection of happy-dom reports its changes too early, and all of its elements have rectangles.
  vi.spyOn(EditorView.prototype, 'focus').mockImplementation(function (this: EditorView) {
    focused = views().indexOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    const rects = this.closest('[hidden]') ? [] : [new DOMRect()];
    return Object.assign(rects, { item: (at: number) => rects[at] ?? null });
  });
  document.body.innerHTML = `
    <div data-edit-words="${packEditWords((key) => key)}"></div>
    <section id="Seeds">
      <div data-demo="Seeds"></div>
      <div><button data-tool="edit"></button></div>
      <details data-x="source">
        <div data-styling="system" data-language="TS">
          <div data-x="code"><p>Seeds.tsx</p><pre><code>${ORIGINAL[0]}</code></pre></div>
          <div data-x="code"><p>rows.ts</p><pre><code>${ORIGINAL[1]}</code></pre></div>
        </div>
      </details>
    </section>`;
  demo = document.querySelector('section') as HTMLElement;
  session = new EditSession(demo);
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a demo with code that its reader has changed', () => {
  it('is marked, also while its editor is closed, until the code is reset', () => {
    const marks: boolean[] = [];
    const note = () => marks.push(demo.hasAttribute('data-edited'));
    session.open();
    note();
    type('// mine\n');
    note();
    session.close();
    note();
    session.open();
    press('editReset');
    note();

    expect(marks).toEqual([false, true, true, false]);
  });
});

describe('a link with changed code', () => {
  const linked = (code: string) =>
    editHash({ demo: 'Seeds', language: 'TS', styling: undefined }, [{ name: 'Seeds.tsx', code }]);

  it('does not replace the changes of a reader who comes back to it', async () => {
    const hash = await linked('// of the link');
    await openLinkedEdit(hash);
    type('// mine');
    await openLinkedEdit(hash);
    expect(codes()[0]).toBe('// mine// of the link');
    press('editReset');
    await openLinkedEdit(hash);
    expect(codes()[0]).toBe('// of the link');
    await openLinkedEdit(await linked('// of another link'));
    expect(codes()[0]).toBe('// of another link');
  });

  it('shows the page in the styling that it was copied with', async () => {
    await openLinkedEdit(await editHash({ demo: 'Seeds', language: 'JS', styling: 'css' }, []));

    expect(document.documentElement.dataset).toMatchObject({ codeVariant: 'JS', codeStyling: 'css' });
  });

  it('shows the code of the author in files that it does not name', () => {
    session.open();
    type('// mine', 1);
    session.openLinked([{ name: 'Seeds.tsx', code: '// of the link' }]);
    expect(codes()).toEqual(['// of the link', ORIGINAL[1]]);
    session.openLinked([]);
    expect([codes(), status()]).toEqual([ORIGINAL, 'editLinked']);
  });

  it('changes nothing when it cannot be read, or names no file of the demo', () => {
    session.open();
    type('// mine');
    for (const files of [undefined, [{ name: 'Renamed.tsx', code: '' }]]) {
      session.openLinked(files);
      expect([codes()[0], status()]).toEqual([`// mine${ORIGINAL[0]}`, 'editBadLink']);
    }
  });
});

describe('the focus', () => {
  it('moves into the file whose tab is chosen', () => {
    const [first, second] = all(hooked(CODE), demo);
    first?.toggleAttribute('hidden', true);
    session.open();
    expect(focused).toBe(1);
    session.close();
    for (const block of [first, second]) block?.toggleAttribute('hidden');
    session.open();
    expect(focused).toBe(0);
  });

  it('moves to the tools when the button that restarts a demo is pressed, and gone', async () => {
    session.open();
    await vi.waitFor(() => expect(button('editRestart')).toBeDefined());
    button('editRestart')?.focus();
    press('editRestart');

    expect(button('editRestart')).toBeUndefined();
    expect(document.activeElement).toBe(demo.querySelector('[data-tool=edit]'));
  });
});

it('a demo that is started anew runs what was typed last, though its reader has not paused yet, and once', async () => {
  session.open();
  await vi.waitFor(() => expect(button('editRestart')).toBeDefined());
  const done: string[] = [];
  vi.spyOn(LiveFrame.prototype, 'restart').mockImplementation(() => void done.push('restart'));
  vi.spyOn(LiveFrame.prototype, 'run').mockImplementation(([file]) => void done.push(file?.code ?? ''));
  type('// mine');
  press('editRestart');
  await new Promise((resolve) => setTimeout(resolve, 300));

  expect(done).toEqual(['restart', `// mine${ORIGINAL[0]}`]);
});

it('a closed editor leaves the code of the page as it is, whatever is written into it', () => {
  session.open();
  const [view] = views();
  session.close();
  view?.dispatch({ changes: { from: 0, insert: '// late' } });

  expect(demo.querySelector('pre')?.textContent).toBe(ORIGINAL[0]);
});

/** The editors of the demo, in the order of its files. */
function views(): EditorView[] {
  return all(hooked(CODE_EDITOR), demo).flatMap(({ shadowRoot }) => {
    const editor = shadowRoot?.querySelector<HTMLElement>('.cm-editor');
    return (editor && EditorView.findFromDOM(editor)) ?? [];
  });
}

/** The code in the editors. */
function codes(): string[] {
  return views().map(({ state }) => state.doc.toString());
}

/** The status above the code. */
function status(): string | null | undefined {
  return demo.querySelector('[role=status]')?.textContent;
}

/** Types at the beginning of a file. */
function type(insert: string, file = 0): void {
  views()[file]?.dispatch({ changes: { from: 0, insert } });
}

/** A button that the editor has added. */
function button(word: WordKey): HTMLElement | undefined {
  return all('button', demo).find(({ textContent }) => textContent === word);
}

function press(word: WordKey): void {
  button(word)?.click();
}
