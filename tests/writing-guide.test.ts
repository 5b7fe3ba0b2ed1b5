import { describe, expect, it } from 'vitest';
import { zhTerms } from '../data/glossary/zh';
import { navigation } from '../data/navigation';
import { site } from '../data/site';
import { titles } from '../data/titles';
import type { NavigationEntry } from '../generator/contract/navigation';
import { codeLanguages } from '../generator/markup/code/languages';
import { writtenHeaders } from '../generator/schema/headers';
import { demoOptionNames } from '../generator/steps/3-read/demos/marker-options';
import { calloutKinds } from '../generator/steps/3-read/texts/markdown/callout';
import { FOLDER, HEADER, loadSample, problemsOf } from './generator/steps/3-read/texts/load-sample';
import { read } from './module-boundaries/repository';

const guide = read('.github/WRITING.md');

/** Every example: Markdown between fences of four backticks. */
const examples = [...guide.matchAll(/^````md\n([\s\S]*?)^````$/gm)].map(([, text = '']) => text);

const paths = new Set([...navigation.flatMap(pathsOf), ...titles.map(({ pathname }) => pathname)]);

function pathsOf({ pathname, children = [] }: NavigationEntry): string[] {
  return [pathname, ...children.flatMap(pathsOf)];
}

/** The example as a page, with the demos that it shows beside it. */
function load(example: string) {
  const text = example.startsWith('---') ? example : HEADER + example;
  const demos = [...example.matchAll(/"demo": "(\w+)\.tsx"/g)].map(([, name = '']) => name);
  const files = demos.map((name) => [
    `${name}.tsx`,
    `export default function ${name}() {\n  return <b>${name}</b>;\n}\n`,
  ]);
  return loadSample({ 'index.md': text, ...Object.fromEntries(files) }, { components: site.components });
}

describe('the writing guide', () => {
  it.each(examples)('shows what the compiler takes: example %#', async (example) => {
    expect(problemsOf(await load(example)).map((one) => one.replace(`${FOLDER}/`, ''))).toEqual([]);
  });

  it('links to pages that are there', async () => {
    const loaded = await Promise.all(examples.map(load));
    const links = loaded.flatMap(({ facts }) => facts.links.map(({ target }) => target));
    const own = links
      .filter((target) => target.startsWith('/'))
      .map((target) => target.replace(/\/(#.*)?$/, ''));

    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('has an example of every form', () => {
    const all = examples.join('\n');

    expect(demoOptionNames.filter((name) => !all.includes(`"${name}":`))).toEqual([]);
    expect(calloutKinds.filter((kind) => !all.includes(`:::${kind}\n`))).toEqual([]);
    expect(site.components.filter((name) => !all.includes(`{{"component": "${name}"`))).toEqual([]);
    for (const form of [
      '<codeblock storageKey=',
      '<featureList>',
      'title="',
      'nocheck',
      '![',
      '| ---',
      '/blob/-/',
    ]) {
      expect(all).toContain(form);
    }
  });

  it('names every key of the front matter, every option and every language', () => {
    const named = (name: string) => guide.includes(`\`${name}\``);

    expect(Object.keys(writtenHeaders.entries).filter((key) => !named(key))).toEqual([]);
    expect(demoOptionNames.filter((name) => !named(name))).toEqual([]);
    expect(codeLanguages.filter((name) => !named(name))).toEqual([]);
  });

  it('lists the Chinese glossary as it is', () => {
    const [, table = ''] = guide.split('<!-- glossary -->\n');
    const rows = table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );

    expect(rows).toEqual(zhTerms.map(({ term, word, forbidden }) => [term, word, forbidden.join('、')]));
  });
});
