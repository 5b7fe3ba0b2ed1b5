import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dateAdapters } from '../../data/date-adapters';

const root = path.join(import.meta.dirname, '../..');
const pickers = path.join(root, 'node_modules/@mui/x-date-pickers');

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Cells of the first table whose first cell of a row is code, without the head. */
function rowsOf(page: string, heading: RegExp): string[][] {
  const [, section = ''] = page.split(heading);
  const lines = section.split('\n').slice(1);
  const begin = lines.findIndex((line) => line.startsWith('|'));
  const table = lines.slice(begin, begin + lines.slice(begin).findIndex((line) => !line.startsWith('|')));
  return table.slice(2).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The errors that a type of the packages has: the names in its union, those of the unions it names included. */
function errorsOf(name: string): string[] {
  const text = readFileSync(path.join(pickers, 'models/validation.d.ts'), 'utf8');
  const [, union = ''] = new RegExp(`type ${name} = ([^;]+);`).exec(text) ?? [];
  return union.split('|').flatMap((part) => {
    const member = part.trim();
    if (member === 'null') return [];
    return /^'/.test(member) ? [member.slice(1, -1)] : errorsOf(member);
  });
}

describe.each([
  ['index.md', /^### All errors$/m, ['date', 'time']],
  ['index.zh.md', /^### 全部错误$/m, ['日期', '时间']],
] as const)('the table of validation errors in %s', (file, heading, [date, time]) => {
  const rows = rowsOf(read(`data/pages/x/react-date-pickers/validation/${file}`), heading);
  const reportedBy = new Map(rows.map(([error, , components = '']) => [codeIn(error)[0], components]));

  it('has the errors that the declarations have, and no others', () => {
    const declared = [...errorsOf('DateTimeValidationError'), 'invalidRange'];

    expect([...reportedBy.keys()].sort()).toEqual([...new Set(declared)].sort());
  });

  it('says of each which components report it', () => {
    const names = (error: string) => (reportedBy.get(error) ?? '').split(/, |、/);

    for (const error of errorsOf('DateTimeValidationError')) {
      expect([error, names(error).includes(date), names(error).includes(time)]).toEqual([
        error,
        errorsOf('DateValidationError').includes(error),
        errorsOf('TimeValidationError').includes(error),
      ]);
    }
  });
});

describe.each([
  ['index.md', /^### Date libraries$/m],
  ['index.zh.md', /^### 日期库$/m],
] as const)('the table of date libraries in %s', (file, heading) => {
  const rows = rowsOf(read(`data/pages/x/introduction/installation/${file}`), heading);
  const { peerDependencies }: { peerDependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(pickers, 'package.json'), 'utf8'),
  );

  it('has the ranges that the package asks for', () => {
    const said = new Map<string, string[]>();
    for (const [library, range] of rows) {
      const [name = ''] = codeIn(library);
      said.set(name, [...codeIn(range), ...(said.get(name) ?? [])]);
    }
    const libraries = [...new Set(Object.values(dateAdapters).map((adapter) => adapter.package))];

    expect([...said.keys()].sort()).toEqual(libraries.sort());
    for (const [name, ranges] of said) {
      const alternatives = ranges.flatMap((range) => range.split(/ *\\?\|\\?\| */));
      expect([name, alternatives.sort()]).toEqual([name, peerDependencies[name]?.split(' || ').sort()]);
    }
  });
});

it('every adapter of the package is known with its library', () => {
  const adapters = readdirSync(pickers).filter(
    (name) => /^Adapter/.test(name) && name !== 'AdapterDateFnsBase',
  );

  expect(Object.keys(dateAdapters).sort()).toEqual(adapters.sort());
});
