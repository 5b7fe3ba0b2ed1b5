// @vitest-environment happy-dom
import * as react from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESET_EVENT } from '../../../../site/demo/hooks';
import { mountDemo, resetDemo } from '../../../../site/demo/mount/mount-demo';
import { unmountDemo } from '../../../../site/demo/mount/unmount-demo';

/** React works by itself here, as in a browser: what was asked for is drawn a moment later. */
async function act(work: () => unknown): Promise<void> {
  await work();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(() => {
  // Modules of demos that are urls cannot import it.
  Reflect.set(globalThis, 'React', react);
  // React and the mounting script tell of every failure; here failures are the subject.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  for (const root of document.querySelectorAll<HTMLElement>('[data-demo]'))
    await act(async () => unmountDemo(root));
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-mui-color-scheme');
  delete document.documentElement.dataset.codeStyling;
  document.documentElement.dir = '';
  vi.restoreAllMocks();
});

let modules = 0;

/** The url of a demo's module, as it lies in `data-module`. */
function moduleOf(code: string): string {
  modules += 1;
  return `data:text/javascript,${encodeURIComponent(`// ${modules}\n${code}`)}`;
}

/** A demo's box as a page brings it, its picture inside and what tells of a failure beside it. */
function box(code: string, facts: Record<string, string> = {}): HTMLElement {
  const stage = document.createElement('div');
  stage.innerHTML = '<div data-x="failure" hidden><p>It failed.</p><button>Again</button></div>';
  const root = document.createElement('div');
  root.textContent = 'picture';
  Object.assign(root.dataset, { demo: 'A', module: moduleOf(code), ...facts });
  stage.prepend(root);
  document.body.append(stage);
  return root;
}

async function mounted(code: string, facts: Record<string, string> = {}): Promise<HTMLElement> {
  const root = box(code, facts);
  await act(() => mountDemo(root));
  return root;
}

const COUNTER = `export default function Counter() {
  const [count, setCount] = React.useState(0);
  return React.createElement('button', { onClick: () => setCount(count + 1) }, 'count ' + count);
}`;

async function click(root: HTMLElement): Promise<void> {
  await act(async () => root.querySelector('button')?.click());
}

/** What is told of a demo; null while that is nothing. */
function told(root: HTMLElement): HTMLElement | null {
  return root.parentElement?.querySelector<HTMLElement>('[data-x=failure]:not([hidden])') ?? null;
}

async function tryAgain(root: HTMLElement): Promise<void> {
  await act(async () => told(root)?.querySelector('button')?.click());
}

/** Waits for what happens without anyone asking: retries, changes of the page. */
async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
}

/** The same until an expectation holds: on a busy machine more than once. */
async function until(holds: () => boolean): Promise<void> {
  for (let times = 0; times < 30 && !holds(); times += 1) await settle();
}

describe('the focus of a reader', () => {
  const PAIR = `export default function Pair() {
    return React.createElement('p', null, React.createElement('button', { id: 'one' }), React.createElement('button', { id: 'two' }));
  }`;

  it('goes from the picture of a demo to the same part of the living one', async () => {
    const root = box(PAIR);
    root.innerHTML = '<p><button></button><button></button></p>';
    root.querySelectorAll('button')[1]?.focus();
    await act(() => mountDemo(root));

    expect(document.activeElement?.id).toBe('two');
  });

  it('stays where the reader went meanwhile', async () => {
    const root = box(PAIR);
    root.innerHTML = '<p><button></button></p>';
    const outside = document.body.appendChild(document.createElement('button'));
    root.querySelector('button')?.focus();
    await act(() => {
      const done = mountDemo(root);
      outside.focus();
      return done;
    });

    expect(document.activeElement).toBe(outside);
  });

  it('is not taken by a demo that had none', async () => {
    await mounted(PAIR);

    expect(document.activeElement).toBe(document.body);
  });
});

describe('a demo', () => {
  it('takes the place of its picture and works', async () => {
    const root = await mounted(COUNTER);
    expect(root.textContent).toBe('count 0');

    await click(root);
    expect(root.textContent).toBe('count 1');
  });

  it('is left alone when it is asked for again', async () => {
    const root = await mounted(COUNTER);
    await click(root);
    await act(() => mountDemo(root));

    expect(root.textContent).toBe('count 1');
  });

  it('starts over on reset, asked by function or by event', async () => {
    const root = await mounted(COUNTER);
    await click(root);
    await act(() => resetDemo(root));
    expect(root.textContent).toBe('count 0');

    await click(root);
    root.dispatchEvent(new CustomEvent(RESET_EVENT, { bubbles: true }));
    await until(() => root.textContent === 'count 0');
    expect(root.textContent).toBe('count 0');
  });

  it('goes away with everything it holds, and may come back', async () => {
    const root = await mounted(`export default () => {
      React.useEffect(() => { globalThis.held = true; return () => { globalThis.held = false; }; }, []);
      return 'here';
    }`);
    expect(Reflect.get(globalThis, 'held')).toBe(true);

    await act(async () => unmountDemo(root));
    expect([Reflect.get(globalThis, 'held'), root.textContent]).toEqual([false, 'picture']);
    await act(() => mountDemo(root));
    expect(root.textContent).toBe('here');
  });

  it('comes in the styling that the page shows, and else in its plain one', async () => {
    const tailwind = moduleOf(`export default () => 'tailwind'`);
    const root = await mounted(`export default () => 'plain'`, { moduleTailwind: tailwind });
    expect(root.textContent).toBe('plain');

    document.documentElement.dataset.codeStyling = 'tailwind';
    await act(() => mountDemo(root));
    expect(root.textContent).toBe('tailwind');
    document.documentElement.dataset.codeStyling = 'css';
    await act(() => mountDemo(root));
    expect(root.textContent).toBe('plain');
  });

  it('is nothing where the box names no module', async () => {
    const root = document.createElement('div');
    root.textContent = 'picture';
    await mountDemo(root);

    expect(root.textContent).toBe('picture');
  });
});

describe('a demo that fails', () => {
  const BROKEN = `export default () => { throw new Error('broken') }`;

  /** Throws until it is mended. */
  const MENDED = `let bad = true; globalThis.mend = () => { bad = false; };
    export default () => { if (bad) throw new Error('broken'); return 'mended'; }`;

  it('leaves its picture, says so beside it, and hurts no other', async () => {
    const broken = await mounted(BROKEN);
    const sound = await mounted(COUNTER);

    expect(broken.textContent).toBe('picture');
    expect(broken.dataset['mounted']).toBeUndefined();
    expect(told(broken)?.textContent).toBe('It failed.Again');
    expect([sound.textContent, told(sound)]).toEqual(['count 0', null]);
  });

  it.each([
    ['its module does not load', 'data:text/javascript,throw new Error()'],
    ['its module does not parse', 'data:text/javascript,export default <'],
    ['it exports no component', 'data:text/javascript,export const A = 1'],
  ])('because %s does so too', async (_, module) => {
    const root = await mounted('', { module });

    expect([root.textContent, told(root)?.textContent]).toEqual(['picture', 'It failed.Again']);
  });

  it('says so alone where words stand for a picture', async () => {
    const root = box(BROKEN);
    root.innerHTML = '<p data-x="waiting">It will be here.</p>';
    await act(() => mountDemo(root));

    expect(root.textContent).toBe('');
    expect(told(root)).not.toBeNull();
  });

  it.each([
    ['is quiet about it when nobody has pressed it', [], 'status'],
    ['says it at once to who has pressed it', ['pointerdown'], 'alert'],
  ])('%s', async (_, presses, role) => {
    const root = box(BROKEN);
    const recorded = presses.map((type) => ({
      event: new Event(type),
      box: root,
      edges: root.getBoundingClientRect(),
      caret: null,
    }));
    await act(() => mountDemo(root, () => recorded));

    expect(told(root)?.getAttribute('role')).toBe(role);
  });

  it('leaves the focus in its picture', async () => {
    const root = box(BROKEN);
    root.innerHTML = '<button>drawn</button>';
    const drawn = root.querySelector('button');
    drawn?.focus();
    await act(() => mountDemo(root));
    await until(() => document.activeElement === drawn);

    expect(document.activeElement).toBe(drawn);
  });

  it('may be tried again, and stands in the place of its picture then', async () => {
    const root = await mounted(MENDED);
    await tryAgain(root);
    expect([root.textContent, told(root)?.textContent]).toEqual(['picture', 'It failed.Again']);
    Reflect.get(globalThis, 'mend')();
    await tryAgain(root);
    await until(() => root.dataset['mounted'] === '');

    expect([root.textContent, told(root), root.dataset['mounted']]).toEqual(['mended', null, '']);
  });

  it('may be tried again with the tool that resets it', async () => {
    const root = await mounted(MENDED);
    Reflect.get(globalThis, 'mend')();
    root.dispatchEvent(new CustomEvent(RESET_EVENT, { bubbles: true }));
    await until(() => root.dataset['mounted'] === '');

    expect([root.textContent, told(root)]).toEqual(['mended', null]);
  });

  it('keeps the focus of whoever tries again', async () => {
    const root = await mounted(MENDED);
    const button = told(root)?.querySelector('button');
    button?.focus();
    await tryAgain(root);
    expect(document.activeElement).toBe(button);
    Reflect.get(globalThis, 'mend')();
    await tryAgain(root);
    await until(() => root.dataset['mounted'] === '');

    expect(document.activeElement).toBe(root);
  });

  it('when it is touched is caught as well, and its picture is there again', async () => {
    const root = await mounted(`export default () => {
      const [bad, setBad] = React.useState(false);
      if (bad) throw new Error('broken');
      return React.createElement('button', { onClick: () => setBad(true) }, 'touch');
    }`);
    await click(root);

    expect([root.textContent, told(root)?.textContent]).toEqual(['picture', 'It failed.Again']);
  });
});

describe('the page around a demo', () => {
  const LOOK = `export default function Look() {
    const theme = React.useContext(globalThis.ThemeContext);
    return theme.palette.mode + ' ' + theme.direction;
  }`;

  beforeEach(async () => {
    const { ThemeContext } = await import('@emotion/react');
    Reflect.set(globalThis, 'ThemeContext', ThemeContext);
  });

  it('is followed from light to dark and back', async () => {
    document.documentElement.setAttribute('data-mui-color-scheme', 'dark');
    const root = await mounted(LOOK);
    expect(root.textContent).toBe('dark ltr');

    document.documentElement.setAttribute('data-mui-color-scheme', 'light');
    await settle();
    expect(root.textContent).toBe('light ltr');
  });

  it('is followed from left to right to right to left', async () => {
    const root = await mounted(LOOK);
    document.documentElement.dir = 'rtl';

    // What mirrors rules is fetched first.
    await vi.waitFor(async () => {
      await settle();
      expect(root.textContent).toBe('light rtl');
    }, 10_000);
  });

  it('keeps a demo that was touched as it is when the page changes', async () => {
    const root = await mounted(COUNTER);
    await click(root);
    document.documentElement.setAttribute('data-mui-color-scheme', 'dark');
    await settle();

    expect(root.textContent).toBe('count 1');
  });
});
