// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatFiles } from '../../../site/editing/edit-actions';
import type { EditWords } from '../../../site/editing/edit-words';

const words = { editFormatted: 'Formatted', editNotFormatted: 'Not formatted' } as EditWords;

let button: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<button></button>';
  document.body.dataset['openFailed'] = 'Not loaded';
  button = document.querySelector('button') as HTMLElement;
});

/** An editor of a file, without its view. */
function editorOf(name: string, code: string) {
  const file = { name, code };
  return {
    file,
    read: () => ({ ...file }),
    write: (next: string) => {
      file.code = next;
    },
  };
}

describe('files that are formatted', () => {
  it('are all written, by the rules of their language', async () => {
    const editors = [
      editorOf('Seeds.tsx', 'let a=1'),
      editorOf('seeds.css', 'a{top:0}'),
      editorOf('a.txt', ' a'),
    ];
    await formatFiles(editors, { button, words });

    expect(editors.map(({ file }) => file.code)).toEqual(['let a = 1;', 'a {\n  top: 0;\n}', ' a']);
    expect(button.dataset['said']).toBe('Formatted');
  });

  it('keep what was typed since', async () => {
    const [typed, other] = [editorOf('Seeds.tsx', 'let a=1'), editorOf('rows.ts', 'let b=1')];
    const done = formatFiles([typed, other], { button, words });
    typed.write('let a=12');
    await done;

    expect([typed.file.code, other.file.code]).toEqual(['let a=12', 'let b = 1;']);
    expect(button.dataset['said']).toBeUndefined();
  });

  it.each(['let a=1', 'let a=['])('stay as they are when the editor was closed since: %s', async (code) => {
    const editor = editorOf('Seeds.tsx', code);
    const done = formatFiles([editor], { button, words });
    button.remove();
    await done;

    expect([editor.file.code, button.dataset['said']]).toEqual([code, undefined]);
  });

  it('are called unreadable when they are', async () => {
    await formatFiles([editorOf('Seeds.tsx', 'let a=[')], { button, words });
    expect(button.dataset['said']).toBe('Not formatted');
  });

  it('are not blamed when the formatter cannot be loaded', async () => {
    vi.doMock('prettier/standalone', () => Promise.reject(new Error('offline')));
    vi.resetModules();
    const actions = await import('../../../site/editing/edit-actions');
    await actions.formatFiles([editorOf('Seeds.tsx', 'let a=1')], { button, words });

    expect(button.dataset['said']).toBe('Not loaded');
    vi.doUnmock('prettier/standalone');
  });
});
