import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { textFile } from '../bench/text-site';
import { temporaryFolder } from '../temporary-folder';
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

const isGitThere = spawnSync('git', ['--version']).error === undefined;

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
    expect(await runXdocs(['translate', 'accept', '/nowhere', '--root', root])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('/nowhere has no text in another language'),
    });
  });

  it('accepts no section without a word of its language, and none that is its original', async () => {
    const file = textFile(root, 7, '.zh');
    const original = readFileSync(textFile(root, 7), 'utf8');
    const translated = readFileSync(file, 'utf8');
    const [, part = ''] = /(## Part 1[\s\S]*?)## Part 2/.exec(original) ?? [];
    writeFileSync(file, translated.replace(/## Part 1[\s\S]*?(?=## Part 2)/, part));

    const { code, stderr } = await runXdocs(['translate', 'accept', '/x/guide/page-7', '--root', root]);
    expect(code).toBe(1);
    expect(stderr).toContain('NOT_TRANSLATED');
    expect(stderr).toContain('#part-1-of-page-7 has no words in the language of its page');
    const ledger = JSON.parse(
      readFileSync(path.join(root, 'translations/ledger/zh/x/guide/page-7.json'), 'utf8'),
    );
    expect(Object.keys(ledger)).not.toContain('part-1-of-page-7');
    expect(Object.keys(ledger)).toContain('part-2-of-page-7');
  });

  it.skipIf(!isGitThere).each([
    ['as Unix ends them', '\n'],
    ['as Windows ends them', '\r\n'],
  ])('shows what changed in an original since it was translated, with lines %s', async (_, end) => {
    const { site, text } = await acceptedSite();
    writeFileSync(text, readFileSync(text, 'utf8').replaceAll('\n', end));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Gardener', '-c', 'user.email=g@garden.example', ...args], {
        cwd: site,
      });
    git('init', '-q');
    git('config', 'core.autocrlf', 'false');
    git('add', '.');
    git('commit', '-qm', 'translated');
    const written = readFileSync(text, 'utf8').replace('About start.', 'Where to begin.');
    writeFileSync(text, `${written}${end}A sentence that nobody has translated.${end}`);

    const { code, stdout } = await runXdocs(['translate', 'diff', '/start/', '--root', site]);
    expect(code).toBe(0);
    expect(stdout).toContain('pages/start/index.zh.md:');
    expect(stdout).toContain('-About start.\n+Where to begin.');
    expect(stdout).toContain('+A sentence that nobody has translated.');
    expect(await runXdocs(['translate', 'diff', '/nowhere', '--root', site])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('NO_TRANSLATION'),
    });
  });

  it('names the section where there is no history, or no git, that has the original', async () => {
    const { site, text } = await acceptedSite();
    appendFileSync(text, '\nA sentence that nobody has translated.\n');

    const ran = await runXdocs(['translate', 'diff', '/start/', '--root', site], { env: { PATH: '' } });
    expect(ran).toMatchObject({ code: 0, stdout: expect.stringContaining('pages/start/index.zh.md:') });
    expect(ran.stdout + ran.stderr).toContain(
      'The Git history of this repository does not contain the translated original',
    );
  });
});

/** A site whose translations are recorded, and its one text that is going to change. */
async function acceptedSite(): Promise<{ site: string; text: string }> {
  const site = temporaryFolder('xdocs-translate-diff');
  cpSync('tests/samples/translations-out-of-date', site, { recursive: true });
  expect(await runXdocs(['translate', 'accept', '--root', site])).toMatchObject({
    stderr: expect.stringContaining('Accepted'),
  });
  return { site, text: path.join(site, 'pages/start/index.md') };
}
