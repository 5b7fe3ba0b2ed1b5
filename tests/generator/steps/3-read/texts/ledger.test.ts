import { describe, expect, it } from 'vitest';
import type { TextSection } from '../../../../../generator/model';
import { FOLDER, HEADER, loadSample, problemsOf, sampleText } from './load-sample';

const english = `${HEADER}
Words above.

## First

One.

### Inner

Two.
`;

const chinese = `${HEADER}
上面的话。

## 第一

一。

### 里面

二。
`;

/** Loads the translation beside an original, with what the ledger says of it. */
function loadChinese(original: string, accepted?: Record<string, string>) {
  return loadSample(
    { 'index.md': original, 'index.zh.md': chinese },
    {
      text: sampleText('index.zh.md', 'zh'),
      english: sampleText('index.md', 'en'),
      ...(accepted && { accepted }),
    },
  );
}

function record(sections: TextSection[]): Record<string, string> {
  return Object.fromEntries(sections.map(({ id, hash }) => [id, hash]));
}

function states(sections: TextSection[]): string[] {
  return sections.map(({ id, state }) => `${id} ${state}`);
}

describe('the translation ledger', () => {
  it('finds nothing out of date right after a page was accepted', async () => {
    const { facts, parts } = await loadChinese(english, record((await loadChinese(english)).facts.sections));

    expect(states(facts.sections)).toEqual(['(top) current', 'first current', 'inner current']);
    expect(facts.problems).toEqual([]);
    expect(parts.map(({ kind }) => kind)).toEqual(['html']);
  });

  it('names a section whose original changed, with its line, and marks it on the page', async () => {
    const accepted = record((await loadChinese(english)).facts.sections);
    const loaded = await loadChinese(english.replace('Two.', 'Three.'), accepted);

    expect(states(loaded.facts.sections)).toEqual(['(top) current', 'first current', 'inner outdated']);
    expect(problemsOf(loaded)).toEqual(['OUTDATED_SECTION 12:1']);
    expect(loaded.parts.map((part) => (part.kind === 'outdated' ? part.anchor : part.kind))).toEqual([
      'html',
      'inner',
      'html',
    ]);
  });

  it('marks the beginning when title, description or the first words changed', async () => {
    const accepted = record((await loadChinese(english)).facts.sections);
    const loaded = await loadChinese(english.replace('A page.', 'Another page.'), accepted);

    expect(states(loaded.facts.sections)[0]).toBe('(top) outdated');
    expect(loaded.parts[0]).toEqual({ kind: 'outdated', anchor: '' });
  });

  it('does not mind how a paragraph is wrapped', async () => {
    const accepted = record((await loadChinese(english)).facts.sections);
    const loaded = await loadChinese(english.replace('Words above.', 'Words\nabove.'), accepted);

    expect(loaded.facts.problems).toEqual([]);
  });

  it('tells once a page which sections nobody accepted', async () => {
    const { '(top)': top = '' } = record((await loadChinese(english)).facts.sections);
    const loaded = await loadChinese(english, { '(top)': top });

    expect(problemsOf(loaded)).toEqual(['UNRECORDED_TRANSLATION 1:1']);
    expect(loaded.facts.problems[0]?.message).toContain('#first, #inner');
  });

  it('says nothing where nobody keeps one, and nothing of originals', async () => {
    expect((await loadChinese(english)).facts.problems).toEqual([]);
    const { facts } = await loadSample({ 'index.md': english }, { accepted: {} });
    expect(facts.file).toBe(`${FOLDER}/index.md`);
    expect(states(facts.sections)).toEqual(['(top) original', 'first original', 'inner original']);
    expect(facts.problems).toEqual([]);
  });
});
