import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, inject, it } from 'vitest';

/**
 * Rules that are switched off for all pages, each with its reason.
 *
 * - `long-title`: titles are told by rule TITLE_TOO_LONG, in characters of both scripts.
 * - `void-style`, `doctype-style`, `attribute-boolean-style`, `no-trailing-whitespace`: spelling, not validity.
 * - `no-inline-style`: a demo's static fallback is what its component draws, style attributes and all.
 * - `tel-non-breaking`, `text-content`: matters of taste in running text.
 * - `require-sri`: every file comes from the site itself.
 */
const OFF = [
  'long-title',
  'void-style',
  'doctype-style',
  'attribute-boolean-style',
  'no-trailing-whitespace',
  'no-inline-style',
  'tel-non-breaking',
  'require-sri',
];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: Object.fromEntries(OFF.map((rule) => [rule, 'off'])),
});

it('every built page is valid HTML', async () => {
  const out = inject('out');
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const faults = new Map<string, string[]>();
  for (const file of pages) {
    const { results } = await validator.validateString(readFileSync(path.join(out, file), 'utf8'), file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const key = `${ruleId}: ${message}`;
      faults.set(key, [...(faults.get(key) ?? []), `${file} ${selector ?? ''}`]);
    }
  }
  const told = [...faults].map(([fault, places]) => `${fault} (${places.length} times, first ${places[0]})`);
  expect(told).toEqual([]);
  expect(pages.length).toBeGreaterThan(878);
});
