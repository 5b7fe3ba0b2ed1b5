import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkSite } from '../generator';
import { formatProblem } from '../generator/problems/format/format';
import { groupBy } from '../generator/problems/group-by';
import { siteDefinition } from './builders/site-definition';
import { temporaryFolder } from './temporary-folder';

/** A module that serves as every entry. */
const SERVER_ENTRY =
  "export const serverEntry = { render: () => ({ htmlAttributes: {}, head: '', styles: '', body: '' }), sharedStyles: () => '', beforePaint: () => '' };\n";

const beds = Array.from({ length: 20 }, (_, index) => `/beds/bed-${index}`);

let root: string;

beforeEach(() => {
  root = temporaryFolder('hundred-mistakes');
});

function write(file: string, contents: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), contents);
}

/** Twenty beds, each declared twice, with an unknown field, a broken link, a broken anchor and a text without entry. */
function writeSite(): void {
  const navigation = ['/start', ...beds, ...beds].map((pathname, index) =>
    index > 20 ? { pathname, colour: 'green' } : { pathname },
  );
  const site = JSON.stringify({ ...siteDefinition(), navigation }, null, 2);
  write('data/site.ts', `export const site = ${site};\n`);
  for (const entry of Object.values(siteDefinition().entries)) write(entry, SERVER_ENTRY);
  for (const pathname of ['/start', ...beds]) write(`pages${pathname}/index.md`, text(pathname));
  for (const pathname of beds) write(`pages/lost${pathname}/index.md`, text('/start'));
  for (const language of ['en', 'zh']) write(`translations/${language}.json`, '{}');
}

function text(pathname: string): string {
  const links = pathname === '/start' ? '' : `A [link](/lost${pathname}/) and an [anchor](#lost).`;
  return `---\ntitle: A bed\ndescription: What grows in it.\n---\n\n# A bed\n\n## Soil\n\n${links}\n`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}

it('tells a hundred mistakes in one run, each with place, words and code, and writes nothing', async () => {
  writeSite();
  const before = filesBelow(root);
  const { problems } = await checkSite({ root, definition: 'data/site.ts', workers: 0 });
  const counted = groupBy(problems, ({ code }) => code);

  expect(Object.fromEntries([...counted].map(([code, group]) => [code, group.length]))).toEqual({
    DUPLICATE_PATHNAME: 20,
    UNKNOWN_FIELD: 20,
    BROKEN_LINK: 20,
    BROKEN_ANCHOR: 20,
    UNCLAIMED_TEXT: 20,
  });
  expect(problems.every(({ place, frame }) => place && frame)).toBe(true);
  expect(problems.map(formatProblem).join('\n')).not.toMatch(/\n\s+at .*:\d+/);
  expect(filesBelow(root)).toEqual(before);
});
