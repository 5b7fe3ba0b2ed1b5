import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { codemodsOf, entriesOf, fencesOf, migrationText, type Sample, samplesOf } from './migration-page';

/** jscodeshift is the codemods' own, so it comes from where they stand. */
const require = createRequire(import.meta.url);
const packageFile = require.resolve('@mui/x-codemod/package.json');
const load = createRequire(packageFile);
const { withParser } = load('jscodeshift');

const pages = readdirSync(fileURLToPath(new URL('../../data/pages/x/migration/', import.meta.url)));
const samples = pages.flatMap((page) => samplesOf(migrationText(page, 'index.md')));

function run({ transform, parser, before }: Sample): string {
  const jscodeshift = withParser(parser);
  const api = { jscodeshift, j: jscodeshift, stats: () => {}, report: () => {} };
  return load(`./${transform}`).default({ source: before, path: 'App.tsx' }, api, {});
}

/** How code is laid out is no matter of the codemods. */
const laidOut = (code: string) => format(code, { parser: 'typescript', singleQuote: true });

const names = (transform: string) => ({ transform, of: `${transform.split('/').slice(0, -1).join('/')}/` });

describe.each(pages)('the page %s', (page) => {
  const text = migrationText(page, 'index.md');

  it('shows what the codemods really do', async () => {
    for (const sample of samplesOf(text)) {
      expect(await laidOut(run(sample)), sample.transform).toBe(await laidOut(sample.after));
      expect(sample.before, sample.transform).not.toBe(sample.after);
    }
  });

  it('names codemods that exist, and shows each or runs it with its preset', () => {
    for (const name of codemodsOf(text)) {
      expect(existsSync(join(dirname(packageFile), name)), name).toBe(true);
      if (name.endsWith('preset-safe')) continue;
      expect(
        samples.map(({ transform }) => transform),
        name,
      ).toContain(name);
    }
  });

  it('finds with each command what its entry is about', () => {
    const blind = entriesOf(text).filter(({ text, search }) => !search.test(text));
    expect(blind.map(({ heading }) => heading)).toEqual([]);
  });

  it('has the same code in Chinese', () => {
    expect(fencesOf(migrationText(page, 'index.zh.md'))).toEqual(fencesOf(text));
  });
});

describe('presets', () => {
  const presets = [...new Set(pages.flatMap((page) => codemodsOf(migrationText(page, 'index.md'))))]
    .filter((name) => name.endsWith('preset-safe'))
    .map(names);

  /** Not part of the presets of version 6, as the pages say. */
  const isApart = (name: string) => /^v6.*rename-components-to-slots$/.test(name);

  it.each(presets)('$transform changes every sample of its transforms', ({ transform, of }) => {
    const own = samples.filter(
      (sample) => sample.transform.startsWith(of) && sample.parser === 'tsx' && !isApart(sample.transform),
    );
    expect(own.length).toBeGreaterThan(3);
    for (const sample of own) {
      expect(run({ ...sample, transform }), sample.transform).not.toBe(sample.before);
    }
  });

  it('are all there are', () => {
    expect(presets.map(({ transform }) => transform).sort()).toEqual([
      'v6.0.0/data-grid/preset-safe',
      'v6.0.0/pickers/preset-safe',
      'v6.0.0/preset-safe',
      'v7.0.0/data-grid/preset-safe',
      'v7.0.0/pickers/preset-safe',
      'v7.0.0/preset-safe',
      'v7.0.0/tree-view/preset-safe',
    ]);
  });
});
