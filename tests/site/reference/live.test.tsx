// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../site/language/LanguageProvider';
import { enhanceFilters } from '../../../site/reference/enhance-filters';
import { enhanceLinks } from '../../../site/reference/enhance-links';
import { enhanceViews, viewKey } from '../../../site/reference/enhance-views';
import { COUNT, FILTER, TOGGLE, VIEWS } from '../../../site/reference/hooks';
import { MemberList } from '../../../site/reference/MemberList';
import { ROW } from '../../../site/reference/rows';
import { hooked } from '../../../site/support/dom';
import { words } from '../words';
import { member } from './reference-page';

const stored = new Map<string, string>();
const storage = {
  read: (key: string) => stored.get(key) ?? null,
  write: (key: string, value: string) => void stored.set(key, value),
};

const names = ['rows', 'columns', 'rowHeight', 'density', 'loading', 'slots', 'sortModel'];

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
}

const shownRows = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(ROW)].filter((row) => !row.hidden).map((row) => row.id);

function type(words: string): void {
  const input = one(hooked(FILTER)) as HTMLInputElement;
  input.value = words;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const listening = vi.spyOn(document, 'addEventListener');

beforeEach(() => {
  stored.clear();
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageProvider words={words} userLanguage="en">
      <MemberList kind="props" title="Props" members={names.map((name) => member(name))} marks="taken" />
    </LanguageProvider>,
  );
});

afterEach(() => {
  // Each test enhances the page anew: what the one before it listened to would answer as well.
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  listening.mockClear();
  document.documentElement.removeAttribute('data-view-props');
  window.location.hash = '';
});

describe('the filter of a list', () => {
  beforeEach(() => enhanceFilters());

  it('hides the rows that say nothing of what is typed, and counts the others', () => {
    type('row');

    expect(shownRows()).toEqual(['prop-rows', 'prop-rowHeight']);
    expect(one(hooked(COUNT)).textContent).toBe('2 of 7');
  });

  it('shows everything again when it is empty', () => {
    type('row');
    type('');

    expect(shownRows()).toHaveLength(7);
    expect(one(hooked(COUNT)).textContent).toBe('');
  });
});

describe('the views of a list', () => {
  it('are chosen, shown and remembered by kind', () => {
    enhanceViews(storage);
    one('[value=collapsed]').click();

    expect(document.documentElement.getAttribute('data-view-props')).toBe('collapsed');
    expect(stored.get(viewKey('props'))).toBe('collapsed');
    expect(one('[value=collapsed]').getAttribute('aria-pressed')).toBe('true');
    expect(one('[value=table]').getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['collapsed', 'collapsed', 'table'],
    ['expanded', 'table', 'collapsed'],
    ['table', 'table', 'collapsed'],
    ['nonsense', 'table', 'collapsed'],
  ])('mean by what was kept before as %s: %s', (kept, chosen, other) => {
    document.documentElement.setAttribute('data-view-props', kept);
    enhanceViews(storage);

    expect([...document.querySelectorAll(`${hooked(VIEWS)} button`)]).toHaveLength(2);
    expect(one(`[value=${chosen}]`).getAttribute('aria-pressed')).toBe('true');
    expect(one(`[value=${other}]`).getAttribute('aria-pressed')).toBe('false');
  });

  it('give names alone a button that opens and closes them', () => {
    enhanceViews(storage);
    one('[value=collapsed]').click();
    const toggle = one(`#prop-rows ${hooked(TOGGLE)}`);
    toggle.click();

    expect(one('#prop-rows').hasAttribute('data-open')).toBe(true);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    toggle.click();
    expect(one('#prop-rows').hasAttribute('data-open')).toBe(false);
  });
});

describe('a link to a row', () => {
  it('marks it, also in the spelling of the former site', () => {
    window.location.hash = '#data-grid-prop-density';
    enhanceLinks();

    expect(one('[data-marked]').id).toBe('prop-density');
  });

  it('opens a row that is collapsed or filtered away', () => {
    enhanceFilters();
    type('row');
    window.location.hash = '#prop-density';
    enhanceLinks();

    expect(one('#prop-density').hidden).toBe(false);
    expect(one('#prop-density').hasAttribute('data-open')).toBe(true);
  });

  it('that is in the address already shows it once more', () => {
    window.location.hash = '#prop-density';
    enhanceFilters();
    enhanceLinks();
    type('row');
    expect(one('#prop-density').hidden).toBe(true);
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#prop-density';
    link.click();

    expect(one('#prop-density').hidden).toBe(false);
  });
});
