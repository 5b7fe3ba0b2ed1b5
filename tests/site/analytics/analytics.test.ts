// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { services } from '../../../data/services';
import { clickEvent } from '../../../site/analytics/click-event';
import { pageView } from '../../../site/analytics/page-view';
import { send } from '../../../site/analytics/send';
import { tellUserProperties } from '../../../site/analytics/user-properties';
import { MEASURED_SHARE, measureSome, tellMetric } from '../../../site/analytics/web-vitals';

const analytics = { measurementId: 'G-TEST', scriptUrl: 'https://tag.example/tag.js' };

/** What the data layer has been told, as lists. */
const told = (): unknown[][] => (window.dataLayer ?? []).map((command) => [...(command as unknown[])]);

function show(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...parsed.head.children);
  document.body.replaceChildren(...parsed.body.children);
}

const find = (selector: string): Element | null => document.querySelector(selector);

beforeEach(() => {
  services.analytics = analytics;
});

afterEach(() => {
  delete services.analytics;
  delete window.dataLayer;
  vi.restoreAllMocks();
});

describe('sending', () => {
  it('puts arguments into the data layer, as the tag asks for', () => {
    send('event', 'ad', { eventAction: 'display' });
    expect(told()).toEqual([['event', 'ad', { eventAction: 'display' }]]);
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('tells nobody where nothing is configured', () => {
    delete services.analytics;
    send('event', 'ad');
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('a visit', () => {
  const head = `<title>Bars - MUI X</title><meta name="mui:productId" content="x-charts">
    <meta name="mui:productCategoryId" content="x">`;

  it.each([
    ['/x/react-charts/bars/', '/x/react-charts/bars/'],
    ['/zh/x/react-charts/bars/', '/x/react-charts/bars/'],
    ['/zh/x/api/charts/bar-chart/', '/x/api/charts/bar-chart/'],
    ['/zhx/', '/zhx/'],
    ['/', '/'],
    ['/zh/', '/'],
  ])('of %s counts for %s', (pathname, location) => {
    show(head);
    expect(pageView(document, pathname)).toEqual({
      page_title: 'Bars - MUI X',
      page_location: location,
      productId: 'x-charts',
      productCategoryId: 'x',
    });
  });

  it('of a page without product says so', () => {
    show('<title>x</title>');
    expect(pageView(document, '/x/')).toMatchObject({ productId: null, productCategoryId: null });
  });
});

describe('a click', () => {
  it('counts for the nearest element that names a category', () => {
    show(`<div data-ga-event-category="outer" data-ga-event-action="a">
      <a data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="carbon"><b id="x">x</b></a></div>`);
    expect(clickEvent(find('#x'), Math.random)).toEqual({
      category: 'ad',
      eventAction: 'click',
      eventLabel: 'carbon',
    });
    expect(clickEvent(find('div'), Math.random)?.category).toBe('outer');
  });

  it('has nothing where nothing is said', () => {
    show('<div data-ga-event-category="outer"><b id="x">x</b></div><p>y</p>');
    expect(clickEvent(find('#x'), Math.random)).toEqual({
      category: 'outer',
      eventAction: null,
      eventLabel: null,
    });
    expect(clickEvent(find('p'), Math.random)).toBeUndefined();
    expect(clickEvent(document, Math.random)).toBeUndefined();
    expect(clickEvent(null, Math.random)).toBeUndefined();
  });

  it.each([
    ['0.1', 0.05, true],
    ['0.1', 0.1, true],
    ['0.1', 0.11, false],
    ['', 0.9, true],
    ['0', 0.9, false],
  ])('with the split %j counts when chance draws %d: %s', (split, chance, counted) => {
    show(`<b data-ga-event-category="a" data-ga-event-split="${split}">x</b>`);
    expect(clickEvent(find('b'), () => chance) !== undefined).toBe(counted);
  });

  it('on a control of the frame counts without attributes', () => {
    show(`<section class="demo" id="BarsBasic"><button data-tool="copy">x</button></section>
      <pre></pre><button>x</button><a href="#page_top">x</a>`);
    const events = ['[data-tool]', 'pre ~ button', '[href="#page_top"]'].map((control) =>
      clickEvent(find(control), Math.random),
    );
    expect(events).toEqual([
      { category: 'demo', eventAction: 'copy', eventLabel: 'BarsBasic' },
      { category: 'code', eventAction: 'copy-click', eventLabel: null },
      { category: 'docs', eventAction: 'click-back-to-top', eventLabel: null },
    ]);
  });
});

describe('how a reader sees the site', () => {
  /** Media queries that a test can change. */
  function device({ dark = false, ratio = 1.3333 } = {}) {
    const listeners = new Map<string, () => void>();
    const state = { dark, ratio };
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = new EventTarget();
      const matches = () => query.includes('dark') && state.dark;
      Object.defineProperty(list, 'matches', { get: matches });
      listeners.set(query, () => list.dispatchEvent(new Event('change')));
      return list as MediaQueryList;
    });
    vi.spyOn(window, 'devicePixelRatio', 'get').mockImplementation(() => state.ratio);
    return {
      turnDark: () => {
        state.dark = true;
        listeners.get('(prefers-color-scheme: dark)')?.();
      },
      move: (to: number) => {
        const before = `(resolution: ${state.ratio}dppx)`;
        state.ratio = to;
        listeners.get(before)?.();
      },
    };
  }

  const properties = (): unknown[] =>
    told().map(([command, what, values]) =>
      command === 'set' && what === 'user_properties' ? values : command,
    );

  beforeEach(() => {
    const root = document.documentElement;
    root.lang = 'zh-CN';
    Object.assign(root.dataset, { codeVariant: 'TS', codeStyling: 'system', muiColorScheme: 'light' });
  });

  it('is told once, one property at a time, and again what changes', async () => {
    const { turnDark, move } = device();
    tellUserProperties(send);
    expect(properties()).toEqual([
      { userLanguage: 'zh' },
      { codeVariant: 'TS' },
      { codeStylingVariant: 'MUI System' },
      { colorScheme: 'light' },
      { colorSchemeOS: 'light' },
      { devicePixelRatio: '1.3' },
    ]);

    window.dataLayer = [];
    document.documentElement.dataset.codeStyling = 'tailwind';
    await new Promise((done) => setTimeout(done, 0));
    document.documentElement.dataset.muiColorScheme = 'dark';
    await new Promise((done) => setTimeout(done, 0));
    document.documentElement.dataset.codeStyling = 'nonsense';
    await new Promise((done) => setTimeout(done, 0));
    turnDark();
    move(1.34);
    move(2);
    move(1);
    expect(properties()).toEqual([
      { codeStylingVariant: 'Tailwind' },
      { colorScheme: 'dark' },
      { colorSchemeOS: 'dark' },
      { devicePixelRatio: '2' },
      { devicePixelRatio: '1' },
    ]);
  });
});

describe('speed', () => {
  it('is measured for one visit in ten thousand', async () => {
    expect(MEASURED_SHARE).toBe(0.0001);
    const tell = vi.fn();
    await measureSome({ tell, chance: () => 0.00011 });
    expect(tell).not.toHaveBeenCalled();
  });

  it('is told with its change as value', () => {
    const tell = vi.fn();
    const metric = {
      name: 'LCP',
      value: 812,
      delta: 12,
      id: 'v6-1',
      rating: 'good',
      entries: [],
      navigationType: 'navigate',
    };
    tellMetric(metric as unknown as Parameters<typeof tellMetric>[0], tell);
    expect(tell.mock.calls).toEqual([
      [
        'event',
        'LCP',
        { value: 12, metric_label: 'Web Vitals', metric_value: 812, metric_delta: 12, metric_id: 'v6-1' },
      ],
    ]);
  });
});
