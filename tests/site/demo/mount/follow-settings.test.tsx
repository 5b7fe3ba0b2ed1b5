// @vitest-environment happy-dom
import { useTheme } from '@mui/material/styles';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLookProviders, surroundingsNow } from '../../../../site/demo/mount/PageLookProviders';

/** The files for pages from right to left: a test decides when they arrive. */
const mirror = vi.hoisted(() => ({ load: async () => {} }));

vi.mock('../../../../site/demo/theme/emotion-cache', async (original) => {
  const real = await original<typeof import('../../../../site/demo/theme/emotion-cache')>();
  const loadDemoCache: typeof real.loadDemoCache = async (direction, container) => {
    if (direction === 'rtl') await mirror.load();
    return real.loadDemoCache(direction, container);
  };
  return { ...real, loadDemoCache };
});

let root: Root;
let box: HTMLElement;

function Direction() {
  return useTheme().direction;
}

/** Long enough for a change to be seen, painted and applied. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

const turnPage = (direction: 'ltr' | 'rtl') => {
  document.documentElement.dir = direction;
};

/** A busy machine takes longer. */
const eventually = (assertion: () => void) => vi.waitFor(assertion, 5000);

beforeEach(async () => {
  turnPage('ltr');
  box = document.createElement('div');
  // Style caches are stored by this element, so each test has its own.
  const styles = document.createElement('div');
  document.body.append(box, styles);
  root = createRoot(box);
  root.render(
    <PageLookProviders first={await surroundingsNow(styles)} container={styles}>
      <Direction />
    </PageLookProviders>,
  );
  await eventually(() => expect(box.textContent).toBe('ltr'));
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('settings change while the files of an earlier change are loading', () => {
  it('the demo has the settings of the page when these files arrive', async () => {
    let arrive = () => {};
    const load = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    mirror.load = load;
    turnPage('rtl');
    await eventually(() => expect(load).toHaveBeenCalled());
    turnPage('ltr');
    await settle();
    arrive();
    await settle();

    expect(box.textContent).toBe('ltr');
  });
});

describe('the files of a change cannot be loaded', () => {
  it('the demo stays as it is, the failure is reported, and the next change is applied', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const failure = new Error('offline');
    mirror.load = () => Promise.reject(failure);
    turnPage('rtl');
    await eventually(() => expect(report).toHaveBeenCalledWith(failure));
    expect(box.textContent).toBe('ltr');

    mirror.load = () => Promise.resolve();
    turnPage('ltr');
    await settle();
    turnPage('rtl');
    await eventually(() => expect(box.textContent).toBe('rtl'));
  });
});
