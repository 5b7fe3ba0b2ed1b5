// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DemoVariant } from '../../generator/page/demo';
import { CODE } from '../../site/code/hooks';
import { createQueue } from '../../site/demo/demo-queue';
import { enhanceDemos } from '../../site/demo/enhance-demos';
import { RESET_EVENT, TOOLS } from '../../site/demo/hooks';
import { SOURCE } from '../../site/demo/source-hook';
import { serverEntry } from '../../site/entries/server';
import { hooked } from '../../site/support/dom';
import { demoPart, pageProps, text } from './page-props';

const { dataset } = document.documentElement;

afterEach(() => {
  window.location.hash = '';
  vi.restoreAllMocks();
});

/** A page with two demos, as it comes to the browser. */
function show(hash = ''): void {
  // Where there is a window, React warns that MUI's effects do nothing on a server.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const packages = ['react@18.3.1'];
  const variants: DemoVariant[] = [
    { language: 'TS', styling: 'system', files: [{ name: 'BarsBasic.tsx', html: 1 }], packages },
    { language: 'JS', styling: 'system', files: [{ name: 'BarsBasic.js', html: 2 }], packages },
  ];
  const parts = [demoPart({ preview: 5, variants }), demoPart({ name: 'BarsStacked' })];
  const { body } = serverEntry.render(pageProps({ content: text({ parts }) }));
  const parsed = new DOMParser().parseFromString(body, 'text/html');
  document.body.replaceChildren(...parsed.body.children);
  dataset.codeVariant = 'TS';
  window.location.hash = hash;
  enhanceDemos();
}

const tool = (demo: string, name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${demo} [data-tool="${name}"]`);
  if (!found) throw new Error(`${demo} has no tool ${name}`);
  return found;
};

/** A file as it stands in a demo's source. */
function block(name: string, code: string): HTMLElement {
  const box = document.createElement('div');
  box.dataset.x = CODE;
  box.innerHTML = `<p>${name}</p><pre>${code}</pre>`;
  return box;
}

const isOpen = (demo: string): boolean | undefined =>
  document.querySelector<HTMLDetailsElement>(`#${demo} ${hooked(SOURCE)}`)?.open;

describe('the tools of a demo', () => {
  it('open and close the code of this demo only', () => {
    show();
    tool('BarsBasic', 'code').click();
    expect([isOpen('BarsBasic'), isOpen('BarsStacked')]).toEqual([true, false]);
    tool('BarsBasic', 'code').click();
    expect(isOpen('BarsBasic')).toBe(false);
  });

  it('choose the language of all code, and remember it', () => {
    show();
    document.querySelector<HTMLElement>('#BarsBasic [value="JS"]')?.click();

    expect(dataset.codeVariant).toBe('JS');
    expect(document.cookie).toContain('codeVariant=JS');
  });

  it('copy every file of a demo in its order, each under its name', async () => {
    show();
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
    const variant = document.querySelector(`#BarsBasic ${hooked(SOURCE)} > [data-language="TS"]`);
    variant?.replaceChildren(
      ...[block('BarsBasic.tsx', 'a();\n'), block('data.ts', 'b();'), block('a.css', 'p{}')],
    );
    tool('BarsBasic', 'copy').click();
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    vi.unstubAllGlobals();

    expect(write).toHaveBeenCalledWith('// BarsBasic.tsx\na();\n\n// data.ts\nb();\n\n/* a.css */\np{}');
  });

  it('open a demo elsewhere only where its packages are known', () => {
    show();

    expect(document.querySelector('#BarsBasic [data-tool="stackblitz"]')).not.toBeNull();
    expect(document.querySelector('#BarsStacked [data-tool="stackblitz"]')).toBeNull();
  });

  it('say so when a demo cannot be opened elsewhere', async () => {
    show();
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
      throw new Error('refused');
    });
    document.body.dataset.openFailed = 'Not opened';
    const button = tool('BarsBasic', 'codesandbox');
    button.click();

    await vi.waitFor(() => expect(button.dataset).toMatchObject({ state: 'failed', said: 'Not opened' }));
  });

  it('ask for the demo as it was', () => {
    show();
    const reset = vi.fn();
    document.querySelector('#BarsBasic [data-demo]')?.addEventListener(RESET_EVENT, reset);
    tool('BarsBasic', 'reset').click();

    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('are one stop of the tab key, and arrows move between them', () => {
    show();
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>(`#BarsBasic ${hooked(TOOLS)} [tabindex]`)].filter(
        ({ tabIndex }) => tabIndex === 0,
      );
    expect(stops()).toEqual([tool('BarsBasic', 'code')]);
    tool('BarsBasic', 'code').focus();
    tool('BarsBasic', 'code').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
    );

    expect(stops()).toEqual([tool('BarsBasic', 'edit')]);
    expect(document.activeElement).toBe(tool('BarsBasic', 'edit'));
    tool('BarsBasic', 'reset').focus();
    expect(stops()).toEqual([tool('BarsBasic', 'reset')]);
  });
});

describe('a link to a demo', () => {
  it('opens its code in the language it names', () => {
    show('#BarsStacked.js');

    expect([isOpen('BarsBasic'), isOpen('BarsStacked')]).toEqual([false, true]);
    expect(dataset.codeVariant).toBe('JS');
  });

  it.each(['#BarsStacked', '#Nothing.js', '#"><img src=x>.js', '#constructor.js', '#site_menu.js'])(
    'leaves the code closed with %s',
    (hash) => {
      show(hash);

      expect([isOpen('BarsBasic'), isOpen('BarsStacked')]).toEqual([false, false]);
    },
  );
});

describe('the queue of demos', () => {
  it('works on one at a time, in order, and goes on after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const told: string[] = [];
    const enqueue = createQueue(async (name: string) => {
      told.push(`${name} begins`);
      await Promise.resolve();
      if (name === 'b') throw new Error('b fails');
      told.push(`${name} ends`);
    });
    for (const name of ['a', 'b', 'c']) enqueue(name);

    await vi.waitFor(() => expect(told).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends']));
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});
