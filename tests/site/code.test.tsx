// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeTabs } from '../../site/code/CodeTabs';
import { enhanceCopy } from '../../site/code/enhance-copy';
import { enhanceTabs } from '../../site/code/enhance-tabs';
import { CODE } from '../../site/code/hooks';
import { demoOfHash, sourceAnchor } from '../../site/demo/demo-anchors';
import { LanguageProvider } from '../../site/language/LanguageProvider';
import { PAGE_COPIED_FOR_MS } from '../../site/support/copy-text';
import { hooked } from '../../site/support/dom';
import { PAGE_STATUS } from '../../site/support/hooks';
import { movedIndex } from '../../site/support/moved-index';
import { tabsKey } from '../../site/support/storage';
import { words } from './words';

/** Puts what React draws into the document, as a page brings it. */
function show(...groups: React.ReactElement[]): void {
  const html = renderToStaticMarkup(
    <LanguageProvider words={words} userLanguage="en">
      {groups}
    </LanguageProvider>,
  );
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...parsed.body.children);
}

const tabs = ['npm', 'pnpm'].map((tab, html) => ({ tab, language: 'bash', html }));

const group = (id: string) => <CodeTabs key={id} id={id} tabs={tabs} storageKey="package-manager" />;

const shown = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('[role=tabpanel][data-current]')].map(
    (panel) => panel.querySelector('p')?.textContent,
  );

beforeEach(() => localStorage.clear());

describe('tabs', () => {
  it('show the first piece, and all of them have their names', () => {
    show(group('a'));

    expect(shown()).toEqual(['npm']);
    expect([...document.querySelectorAll('[role=tabpanel] p')].map(({ textContent }) => textContent)).toEqual(
      ['npm', 'pnpm'],
    );
  });

  it('change together and are remembered', () => {
    show(group('a'), group('b'));
    enhanceTabs();
    document.getElementById('b-tab-1')?.click();

    expect(shown()).toEqual(['pnpm', 'pnpm']);
    expect(localStorage.getItem(tabsKey('package-manager'))).toBe('pnpm');
    expect(document.getElementById('a-tab-1')?.getAttribute('aria-selected')).toBe('true');
  });

  it('show what was chosen on another page', () => {
    localStorage.setItem(tabsKey('package-manager'), 'pnpm');
    show(group('a'));
    enhanceTabs();

    expect(shown()).toEqual(['pnpm']);
  });

  it('stay as they are when storage names none of them', () => {
    localStorage.setItem(tabsKey('package-manager'), '"><img src=x>');
    show(group('a'));
    enhanceTabs();

    expect(shown()).toEqual(['npm']);
  });

  it('move with the arrow keys, with one stop of the tab key', () => {
    show(group('a'));
    enhanceTabs();
    const [first, second] = [document.getElementById('a-tab-0'), document.getElementById('a-tab-1')];
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));

    expect(document.activeElement).toBe(second);
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  });
});

describe('a row of controls', () => {
  afterEach(() => {
    document.dir = '';
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ])('%s at %i leads to %s', (key, index, next) => {
    expect(movedIndex(key, index, 3)).toBe(next);
  });

  it('is mirrored where text runs from right to left', () => {
    document.dir = 'rtl';

    expect([movedIndex('ArrowRight', 0, 3), movedIndex('ArrowLeft', 0, 3)]).toEqual([2, 1]);
  });
});

describe('the copy button', () => {
  const written = vi.fn(async () => {});

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { clipboard: { writeText: written } });
    Object.assign(document.body.dataset, {
      copy: 'Copy',
      copied: 'Copied',
      copyFailed: 'Copying was blocked',
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    written.mockReset();
  });

  function hover(): HTMLElement {
    const block = document.createElement('div');
    block.dataset.x = CODE;
    const code = Object.assign(document.createElement('pre'), { textContent: 'npm install <x>' });
    block.append(code);
    document.body.replaceChildren(block);
    enhanceCopy();
    code.dispatchEvent(new Event('pointerover', { bubbles: true }));
    code.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const [button, ...others] = document.querySelectorAll<HTMLElement>('pre ~ button');
    expect(others).toEqual([]);
    if (!button) throw new Error('The block has no button');
    return button;
  }

  it('copies the code as it is read, and says so for a while', async () => {
    const button = hover();
    button.click();
    await vi.advanceTimersByTimeAsync(100);

    expect(written).toHaveBeenCalledWith('npm install <x>');
    expect(button.dataset.state).toBe('copied');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(1200 - 101);
    expect(button.dataset).toMatchObject({ state: 'copied', said: 'Copied' });
    await vi.advanceTimersByTimeAsync(1);
    expect(button.dataset.state ?? button.dataset.said).toBeUndefined();
  });

  it('says so beside the status of a demo, which stays as it is', async () => {
    const button = hover();
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    status.innerHTML = '<b>3 rows saved</b>';
    document.body.prepend(status);
    button.click();
    await vi.advanceTimersByTimeAsync(100);

    expect(status.innerHTML).toBe('<b>3 rows saved</b>');
    expect(document.querySelector(hooked(PAGE_STATUS))?.textContent).toBe('Copied');
  });

  it('says so anew for the whole time when it is pressed again', async () => {
    const button = hover();
    button.click();
    await vi.advanceTimersByTimeAsync(1000);
    button.click();
    await vi.advanceTimersByTimeAsync(1199);
    expect(button.dataset.state).toBe('copied');
    await vi.advanceTimersByTimeAsync(1);
    expect(button.dataset.state).toBeUndefined();
  });

  it('says it for two seconds where a whole page is copied', () => {
    expect(PAGE_COPIED_FOR_MS).toBe(2000);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }, 'npm install <x>'],
    ['⌘', { metaKey: true }, 'npm install <x>'],
    ['Ctrl and Shift', { ctrlKey: true, shiftKey: true }, undefined],
    ['Alt and Ctrl', { ctrlKey: true, altKey: true }, undefined],
    ['nothing', {}, undefined],
  ])('is pressed by C with %s on a block that has the focus', async (_, keys, copied) => {
    const button = hover();
    const told: (string | undefined)[] = [];
    button.addEventListener('click', () => told.push(button.dataset.gaEventAction));
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, ...keys }));
    await vi.advanceTimersByTimeAsync(100);

    expect(written.mock.calls.flat()).toEqual(copied === undefined ? [] : [copied]);
    expect(told).toEqual(copied === undefined ? [] : ['copy-keyboard']);
    expect(button.dataset.gaEventAction).toBeUndefined();
  });

  it('leaves the keys alone in a field, and where a text is selected', async () => {
    const button = hover();
    const field = document.createElement('input');
    button.before(field);
    const copyKeys = () => new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true });
    field.focus();
    field.dispatchEvent(copyKeys());
    button.focus();
    vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'npm' } as Selection);
    button.dispatchEvent(copyKeys());
    await vi.advanceTimersByTimeAsync(100);

    expect(written).not.toHaveBeenCalled();
  });

  it('says when the browser forbids it', async () => {
    written.mockRejectedValue(new Error('forbidden'));
    const button = hover();
    button.click();
    await vi.advanceTimersByTimeAsync(100);

    expect(button.dataset).toMatchObject({ state: 'failed', said: 'Copying was blocked' });
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Copying was blocked');
  });
});

describe('the anchors of a demo', () => {
  it.each([
    ['TS', 'system', 'Pie.tsx'],
    ['JS', 'system', 'Pie.js'],
    ['TS', 'tailwind', 'tailwind-Pie.tsx'],
    ['JS', 'css', 'css-Pie.js'],
  ] as const)('%s in %s is %s', (language, styling, anchor) => {
    expect(sourceAnchor({ name: 'Pie' }, { language, styling })).toBe(anchor);
  });

  it.each([
    ['#Pie', { name: 'Pie', source: false }],
    ['#Pie.tsx', { name: 'Pie', source: true }],
    ['#system-Pie.js', { name: 'Pie', source: true }],
    ['#a-heading', undefined],
    ['#', undefined],
    ['#Pie.ts', undefined],
    ['#<img>', undefined],
  ])('%s is read as %j', (hash, demo) => {
    expect(demoOfHash(hash)).toEqual(demo);
  });
});
