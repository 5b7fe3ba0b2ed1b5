// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../site/language/LanguageProvider';
import { Checklist } from '../../site/page-components/Checklist';
import { enhanceChecklist } from '../../site/page-components/enhance-checklist';
import { CHECKLIST } from '../../site/page-components/hooks';
import { checklistKey, progressText, tickedEntries } from '../../site/page-components/ticked-entries';
import { element, hooked } from '../../site/support/dom';
import { words } from './words';

describe('what is kept of a checklist', () => {
  it('has one key for a page in all its languages', () => {
    expect(checklistKey('/zh/x/migration/migration-charts-v6/')).toBe('checklist-migration-charts-v6');
    expect(checklistKey('/x/migration/migration-charts-v6/')).toBe('checklist-migration-charts-v6');
    expect(checklistKey('/')).toBe('checklist-');
  });

  it.each([
    [null, []],
    ['', []],
    ['props types', ['types', 'props']],
    ['types gone __proto__ <b>', ['types']],
    ['{"types":true}', []],
  ])('of %j counts only what the page has', (stored, ticked) => {
    expect([...tickedEntries(stored, ['types', 'props', 'animation'])]).toEqual(ticked);
  });

  it('is told with its numbers', () => {
    expect(progressText('{done} of {all} done', 3, 41)).toBe('3 of 41 done');
  });
});

describe('a checklist', () => {
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const progress = () => document.querySelector('output')?.textContent;
  const stored = () => localStorage.getItem(checklistKey(window.location.pathname));

  function tick(box: HTMLInputElement | undefined): void {
    box?.click();
  }

  function entry(id: string, words: string): HTMLElement {
    const part = element('div', 'markdown');
    const box = element('div', 'section-heading');
    const heading = element('h3', '', words);
    heading.id = id;
    box.append(heading, element('a', 'anchor-link'));
    part.append(box);
    return part;
  }

  function open(language = 'en'): void {
    const drawn = renderToStaticMarkup(
      <LanguageProvider words={words} userLanguage={language}>
        <Checklist />
      </LanguageProvider>,
    );
    document.body.innerHTML = drawn;
    const checklist = document.querySelector<HTMLElement>(hooked(CHECKLIST));
    if (!checklist) throw new Error('The component draws no checklist.');
    checklist.before(entry('before', 'Before the list'));
    document.body.append(entry('types', 'Types'), entry('props', 'Props'), entry('animation', 'Animation'));
    enhanceChecklist(checklist);
  }

  beforeEach(() => {
    localStorage.clear();
    open();
  });

  it('has a box for each entry that follows, which is called like the entry', () => {
    expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(['Types', 'Props', 'Animation']);
    expect(boxes().every((box) => box.nextElementSibling?.tagName === 'H3')).toBe(true);
    expect(progress()).toBe('0 of 3 done');
  });

  it('counts and remembers, also for the page in another language', () => {
    tick(boxes()[2]);
    tick(boxes()[0]);
    expect(progress()).toBe('2 of 3 done');
    expect(stored()).toBe('types animation');

    open('zh');
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true]);
    expect(progress()).toBe('已完成 2/3');
  });

  it('follows other tabs, and keeps what is ticked there', () => {
    const key = checklistKey(window.location.pathname);
    tick(boxes()[0]);
    localStorage.setItem(key, 'types props');
    tick(boxes()[2]);
    expect(stored()).toBe('types props animation');

    localStorage.setItem(key, 'props');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'props' }));
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(progress()).toBe('1 of 3 done');
  });

  it('shows what was ticked elsewhere when the page is shown again', () => {
    localStorage.setItem(checklistKey(window.location.pathname), 'animation');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  it('is cleared by its button', () => {
    tick(boxes()[1]);
    document.querySelector<HTMLElement>(`${hooked(CHECKLIST)} button`)?.click();
    expect(progress()).toBe('0 of 3 done');
    expect(stored()).toBe('');
    expect(boxes().some(({ checked }) => checked)).toBe(false);
  });
});
