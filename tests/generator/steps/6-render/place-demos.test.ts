import { expect, it } from 'vitest';
import type { Demo } from '../../../../generator/page/demo';
import { placeDemos } from '../../../../generator/steps/6-render/place-demos';

const demo = (file: string): Demo => ({
  name: file,
  options: {},
  modules: { system: file },
  variants: [],
  source: file,
});

it('rules that several demos of a page bring are told once, in the order in which they came', () => {
  const kept: Record<string, string> = { html: '<p></p>', first: '.a{}\n.b{}', second: '.b{}\n.c{}' };
  const parts = (styles: string) => ({
    module: '/m.js',
    fallback: { html: 'html', styles, shows: 'picture' as const },
  });
  const text = {
    parts: [
      { kind: 'demo' as const, demo: demo('A.tsx') },
      { kind: 'demo' as const, demo: demo('B.tsx') },
    ],
    slots: [],
    styles: '.text{}',
  };
  const demos = { 'A.tsx': parts('first'), 'B.tsx': parts('second') };

  expect(placeDemos(text, demos, (name) => kept[name] ?? '').styles).toBe('.text{}.a{}.b{}.c{}');
});
