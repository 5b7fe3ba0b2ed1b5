// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyEditLink } from '../../site/editing/edit-actions';
import type { EditWords } from '../../site/editing/edit-words';
import type { FileEditor } from '../../site/editing/file-editor';
import { copyText } from '../../site/support/copy-text';

/** The clipboard of Safari: it takes nothing once the task of the press is over. */
class SafariClipboard {
  content = '';
  isPressed = true;

  constructor() {
    setTimeout(() => {
      this.isPressed = false;
    });
  }

  writeText(text: string): Promise<void> {
    return this.write([new Item({ 'text/plain': Promise.resolve(new Blob([text])) })]);
  }

  async write([item]: Item[]): Promise<void> {
    if (!this.isPressed) throw new DOMException('The request is not allowed.', 'NotAllowedError');
    this.content = (await (await item?.data['text/plain'])?.text()) ?? '';
  }
}

class Item {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

let clipboard: SafariClipboard;
let button: HTMLElement;

beforeEach(() => {
  clipboard = new SafariClipboard();
  button = document.createElement('button');
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', Item);
});

afterEach(() => vi.unstubAllGlobals());

/** A text that arrives after the press is over. */
async function late(text: string): Promise<Blob> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return new Blob([text], { type: 'text/plain' });
}

describe('a text that is not there yet', () => {
  it('is copied by a browser that only copies during a press', async () => {
    await copyText(late('# Bars'), button);
    expect([button.dataset.state, clipboard.content]).toEqual(['copied', '# Bars']);
  });

  it('is copied by a browser without items of a clipboard', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    vi.stubGlobal('ClipboardItem', undefined);
    await copyText(late('# Bars'), button);

    expect(button.dataset.state).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('# Bars');
  });

  it('is not copied when it does not come', async () => {
    await copyText(
      late('').then(() => Promise.reject(new Error('404'))),
      button,
    );
    expect([button.dataset.state, clipboard.content]).toEqual(['failed', '']);
  });
});

describe('a link to edited code', () => {
  const words = { editTooLong: 'Too long' } as EditWords;
  const copyLinkTo = (code: string, stylings = ['system']) => {
    const editor = { isChanged: true, read: () => ({ name: 'BarsBasic.tsx', code }) } as FileEditor;
    const demo = Object.assign(document.createElement('div'), { id: 'BarsBasic' });
    demo.innerHTML = stylings.map((styling) => `<div data-styling="${styling}"></div>`).join('');
    const variant = demo.lastElementChild as HTMLElement;
    return copyEditLink({ demo, variant, editors: [editor] }, { button, words });
  };

  it('is copied by a browser that only copies during a press', async () => {
    await copyLinkTo('export {}');
    expect(button.dataset.state).toBe('copied');
    expect(clipboard.content).toMatch(/#edit=BarsBasic\.TS\.[\w-]+$/);
  });

  it.each([
    ['system', ['tailwind', 'system']],
    ['css', ['system', 'css']],
  ])('names the styling of the code if there are several: %s', async (styling, stylings) => {
    await copyLinkTo('export {}', stylings);
    expect(clipboard.content).toContain(`#edit=BarsBasic.TS.${styling}.`);
  });

  it.each([
    ['it is too long', Array.from({ length: 20_000 }, (_, at) => Math.sin(at)).join()],
    ['its code is too large, however short it becomes', ' '.repeat(250_000)],
  ])('is not copied when %s', async (_, code) => {
    await copyLinkTo(code);
    expect(button.dataset).toMatchObject({ state: 'failed', said: 'Too long' });
    expect(clipboard.content).toBe('');
  });
});
