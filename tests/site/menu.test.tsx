// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuEntry } from '../../generator/page/menu';
import { enhanceMenu } from '../../site/navigation/enhance-menu';
import { SIDE_MENU } from '../../site/navigation/hooks';
import { menuList } from '../../site/navigation/menu-elements';
import { childrenOf, folded, parseEntries } from '../../site/navigation/menu-entries';
import { menuStateKey, parseMenuState, withClosed, withOpened } from '../../site/navigation/menu-state';
import { drawElements } from '../../site/support/draw-elements';
import { toReact } from '../../site/support/to-react';

const words = {
  pro: 'Pro plan',
  premium: 'Premium plan',
  new: 'New',
  planned: 'Planned',
  preview: 'Preview',
};

const pinning: MenuEntry = {
  title: 'Column pinning',
  url: '/x/react-data-grid/column-pinning/',
  pathname: '/x/react-data-grid/column-pinning',
  plan: 'pro',
  newFeature: true,
};
const columns: MenuEntry = {
  title: 'Columns',
  url: '/x/react-data-grid/column-pinning/',
  pathname: '/x/react-data-grid/columns',
  children: [pinning],
};
const grid: MenuEntry = {
  title: 'Data Grid',
  url: '/x/react-data-grid/',
  pathname: '/x/react-data-grid-group',
  children: [{ title: 'Overview', url: '/x/react-data-grid/', pathname: '/x/react-data-grid' }, columns],
};

describe('lines that come from outside', () => {
  it('pass when they are what they should be', () => {
    expect(parseEntries([grid])).toEqual([grid]);
  });

  it.each([
    ['a script', { ...pinning, url: 'javascript:alert(1)' }],
    ['another site', { ...pinning, url: 'https://evil.example/' }],
    ['another site without a scheme', { ...pinning, url: '//evil.example/' }],
    ['another site with a backslash', { ...pinning, url: '/\\evil.example/' }],
    ['no title', { ...pinning, title: 1 }],
    ['nothing', null],
    ['text', 'x'],
  ])('are left out when they lead to or are %s', (_, value) => {
    expect(parseEntries([value])).toEqual([]);
  });

  it('lose what is not theirs', () => {
    expect(parseEntries([{ ...pinning, plan: '"><img>', onclick: 'x', newFeature: 'yes' }])).toEqual([
      { title: pinning.title, url: pinning.url, pathname: pinning.pathname },
    ]);
  });

  it('may be anything', () => {
    expect([null, undefined, 7, 'x', {}].map(parseEntries)).toEqual([[], [], [], [], []]);
  });

  it('are found wherever they stand', () => {
    expect(childrenOf([grid], columns.pathname)).toEqual([pinning]);
    expect(childrenOf([grid], '/x/elsewhere')).toBeUndefined();
  });
});

describe('the kept state', () => {
  it('comes back as it was', () => {
    const state = withOpened({ opened: {}, scroll: 12 }, columns.pathname, [pinning]);

    expect(parseMenuState(JSON.stringify(state))).toEqual(state);
    expect(withClosed(state, columns.pathname)).toEqual({ opened: {}, scroll: 12 });
  });

  it.each([null, '', 'null', '[]', '{"opened":7,"scroll":"x"}', '{"scroll":-4}', '{'])(
    'is empty when storage says %j',
    (stored) => {
      expect(parseMenuState(stored)).toEqual({ opened: {}, scroll: 0 });
    },
  );
});

describe('a group drawn by the script', () => {
  it('is the same as one drawn at build time', () => {
    const section: MenuEntry = {
      title: 'More',
      url: '/x/a/',
      pathname: '/x/more',
      subheader: true,
      children: [{ ...pinning, planned: true, unstable: true }],
    };
    const list = menuList(folded([section, pinning, columns]), words);

    expect(drawElements(list).outerHTML).toBe(renderToStaticMarkup(toReact(list)));
    expect(renderToStaticMarkup(toReact(list))).toContain('aria-expanded="false" aria-label="Columns"');
  });

  it('is text, whatever a title holds', () => {
    const list = menuList([{ ...pinning, title: '<img src=x onerror=alert(1)>' }], words);

    expect(drawElements(list).querySelector('img')).toBeNull();
    expect(renderToStaticMarkup(toReact(list))).not.toContain('<img');
  });
});

describe('the menu', () => {
  const key = menuStateKey('en');
  const fetched = vi.fn(async () => ({ ok: true, json: async (): Promise<unknown> => [grid] }));

  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    document.documentElement.lang = 'en';
    document.documentElement.dataset.menu = '/x/menus/en.json';
  });

  afterEach(() => {
    sessionStorage.clear();
    fetched.mockClear();
    vi.unstubAllGlobals();
  });

  /** The first level as a page brings it. */
  function draw(): HTMLElement {
    const menu = document.createElement('nav');
    menu.id = SIDE_MENU;
    menu.append(drawElements(menuList(folded([grid]), words)));
    document.body.replaceChildren(menu);
    enhanceMenu();
    return menu;
  }

  const toggle = (menu: HTMLElement, pathname: string): HTMLElement => {
    const button = menu.querySelector<HTMLElement>(`[data-group="${pathname}"]`);
    if (!button) throw new Error(`${pathname} has no button`);
    button.click();
    return button;
  };

  it('fetches the lines of a group when it is unfolded, and remembers it', async () => {
    const menu = draw();
    const button = toggle(menu, grid.pathname);
    await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));

    expect(menu.textContent).toContain('Overview');
    expect(Object.keys(parseMenuState(sessionStorage.getItem(key)).opened)).toEqual([grid.pathname]);
  });

  it('opens on the next page what was open, also groups in groups, without fetching', async () => {
    // The inner one was opened last before the outer one was closed and opened again.
    sessionStorage.setItem(
      key,
      JSON.stringify({
        opened: { [columns.pathname]: [pinning], [grid.pathname]: grid.children },
        scroll: 0,
      }),
    );

    expect(draw().textContent).toContain('Column pinning');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves a group closed that is folded again before the file of the menu arrives', async () => {
    const menu = draw();
    toggle(menu, grid.pathname);
    await vi.waitFor(() => expect(menu.textContent).toContain('Overview'));
    toggle(menu, grid.pathname);
    toggle(menu, grid.pathname);
    const button = toggle(menu, grid.pathname);
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(parseMenuState(sessionStorage.getItem(key)).opened).toEqual({});
  });

  it('opens no more groups than are stored, also if one of them contains itself', () => {
    const inner = { ...columns, children: [grid, columns] };
    const opened = { [grid.pathname]: [grid, inner], [columns.pathname]: inner.children };
    sessionStorage.setItem(key, JSON.stringify({ opened, scroll: 0 }));
    const menu = draw();

    expect(menu.querySelectorAll('[aria-expanded="true"]')).toHaveLength(2);
  });

  it('folds a group and forgets it', async () => {
    sessionStorage.setItem(key, JSON.stringify({ opened: { [grid.pathname]: grid.children }, scroll: 0 }));
    const button = toggle(draw(), grid.pathname);

    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(parseMenuState(sessionStorage.getItem(key)).opened).toEqual({});
  });

  it('keeps how far it was scrolled when the page is left', () => {
    const menu = draw();
    menu.scrollTop = 240;
    menu.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('pagehide'));

    expect(parseMenuState(sessionStorage.getItem(key)).scroll).toBe(240);
  });
});
