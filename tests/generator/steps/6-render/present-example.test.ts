import { describe, expect, it } from 'vitest';
import type { DemoParts, LoadedText } from '../../../../generator/model';
import type { Demo } from '../../../../generator/page/demo';
import { presentExample } from '../../../../generator/steps/6-render/reference/present-example';

const demo = (name: string): Demo => ({
  name,
  options: { hideToolbar: true, maxWidth: 400 },
  modules: { system: `${name}.tsx` },
  variants: [{ language: 'TS', styling: 'system', files: [{ name: `${name}.tsx`, html: 1 }] }],
  preview: 0,
  source: `${name}.tsx`,
});

const text: Pick<LoadedText, 'parts' | 'slots'> = {
  parts: [
    { kind: 'html', html: 2 },
    { kind: 'demo', demo: demo('Other') },
    { kind: 'demo', demo: demo('Bed') },
  ],
  slots: ['an excerpt', 'the whole code', 'words of the guide'],
};

const store: Record<string, string> = {
  guide: JSON.stringify(text),
  drawing: '<p>A bed</p>',
  rules: '.a{}',
};

const parts: DemoParts = {
  module: '/demos/Bed.js',
  fallback: { html: 'drawing', styles: 'rules', shows: 'picture' },
};

const present = (name: string) =>
  presentExample(
    { kind: 'demo', loaded: 'guide', name, title: 'Beds', url: '/beds/#Bed' },
    { slots: ['of the page'], demos: { 'Bed.tsx': parts }, read: (key) => store[key] ?? '' },
  );

describe('an example that is a demo of a guide', () => {
  it('is drawn, with its whole code open and without an excerpt of it', () => {
    const { example, slots, styles } = present('Bed');
    const shown = example?.kind === 'demo' ? example.demo : undefined;

    expect(shown).toMatchObject({
      name: 'Bed',
      options: { defaultCodeOpen: true, maxWidth: 400 },
      modules: { system: '/demos/Bed.js' },
      fallbackShows: 'picture',
    });
    expect(shown).not.toHaveProperty('preview');
    expect(shown?.options).not.toHaveProperty('hideToolbar');
    expect(slots[shown?.fallback ?? -1]).toBe('<p>A bed</p>');
    expect(shown?.variants[0]?.files.map(({ html }) => slots[html])).toEqual(['the whole code']);
    expect(styles).toBe('.a{}');
  });

  it('takes nothing else of the guide along', () => {
    expect(present('Bed').slots).toEqual(['of the page', 'the whole code', '<p>A bed</p>']);
  });

  it('is none where the guide does not have it', () => {
    expect(present('Gone')).toEqual({ slots: ['of the page'], styles: '' });
  });
});
