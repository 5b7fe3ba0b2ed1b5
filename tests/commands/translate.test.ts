import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { textFile } from '../bench/text-site';
import { runXdocs } from './run-xdocs';
import { smallSite } from './small-site';

let root: string;

/** 20 pages in two languages, with a ledger. */
beforeAll(() => {
  root = smallSite('translate');
  const definition = path.join(root, 'data/site.ts');
  const text = readFileSync(definition, 'utf8');
  writeFileSync(
    definition,
    text.replace(/translations: (['"])translations\1/, "$&, ledger: 'translations/ledger'"),
  );
});

async function coverage() {
  const { stdout } = await runXdocs(['translate', 'status', '--json', '--root', root]);
  return JSON.parse(stdout);
}

describe('xdocs translate', () => {
  it('goes from nothing recorded over accepted to out of date', async () => {
    const [before] = await coverage();
    expect(before.sections).toMatchObject({ current: 0, outdated: 0, unrecorded: before.sections.written });

    const { code, stderr } = await runXdocs(['translate', 'accept', '--root', root]);
    expect(code).toBe(0);
    expect(stderr).toContain('of 20 pages');
    expect((await coverage())[0].sections).toMatchObject({ current: before.sections.written, unrecorded: 0 });

    appendFileSync(textFile(root, 3), '\nA new sentence.\n');
    expect((await coverage())[0].sections).toMatchObject({ outdated: 1 });
    const checked = await runXdocs(['check', '--root', root, '--reporter', 'json']);
    expect(JSON.parse(checked.stdout)).toMatchObject({
      warnings: 1,
      problems: [{ code: 'OUTDATED_SECTION' }],
    });
  });

  it('accepts only the pages of a path, and says so when there is none', async () => {
    const { code } = await runXdocs(['translate', 'accept', '/x/guide/page-3', '--root', root]);
    expect(code).toBe(0);
    expect(existsSync(path.join(root, 'translations/ledger/zh/x/guide/page-3.json'))).toBe(true);
    expect((await coverage())[0].sections).toMatchObject({ outdated: 0 });
    expect(await runXdocs(['translate', 'accept', '/nowhere', '--root', root])).toMatchObject({ code: 1 });
  });
});
