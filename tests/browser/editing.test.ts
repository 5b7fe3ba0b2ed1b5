import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { reachFor } from './demos/reach-for';
import { fill, openEditor, replace, textOf, WAIT } from './editing/open-editor';
import { hear } from './hear';
import { readers } from './readers';

const { reader, open, changeReader } = readers();

const BARS = '/x/react-charts/bars/';

/** Counts what a page's policy refuses. */
const watchPolicy = () =>
  reader().addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
const violations = (page: Page) => page.evaluate(() => Reflect.get(window, 'violations'));
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const openBars = async (by: 'pointer' | 'keyboard' = 'pointer') =>
  openEditor(await open(BARS), 'BarsBasic', by);

beforeEach(watchPolicy);

describe('a demo whose code its reader changes', () => {
  it('shows what is typed, by keyboard alone, and Escape leads back to the tools', async () => {
    const edited = await openBars('keyboard');
    const { page, demo, preview, code } = edited;
    expect(await code.evaluate((element) => element.matches(':focus'))).toBe(true);
    // The outline of the focus is as round as the box.
    const editor = demo.locator('.cm-focused');
    expect(await editor.evaluate((box) => getComputedStyle(box).borderEndEndRadius)).not.toBe('0px');
    await replace(edited, "'Mon'", "'Moonday'");
    await preview.getByText('Moonday').first().waitFor(WAIT);

    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tool'))).toBe('edit');
    expect(await demo.locator('[data-demo]').isHidden()).toBe(true);
    // Tab is the page's: whoever came in by it gets out by it.
    await code.focus();
    await page.keyboard.press('Tab');
    expect(await code.evaluate((element) => element.matches(':focus'))).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  it('takes what is a key of the page elsewhere as text', async () => {
    const { page, code } = await openBars();
    await code.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('// a?b');

    expect((await code.textContent())?.slice(0, 6)).toBe('// a?b');
    expect(await page.locator('dialog[open], :popover-open').count()).toBe(0);
  });

  it('keeps its last good picture while the code is wrong, says where, and goes on', async () => {
    const edited = await openBars();
    const { page, demo, preview } = edited;
    await replace(edited, "'Mon'", "'Moonday'");
    await preview.getByText('Moonday').first().waitFor(WAIT);
    await replace(edited, 'borrowed = [182,', 'borrowed = ][182,');
    const problem = demo.locator('[data-x=edit-problem]');
    await problem.waitFor(WAIT);

    expect(await problem.textContent()).toContain('BarsBasic.tsx, Line 4');
    expect(await problem.locator('pre [data-faulty]').first().textContent()).toContain('= ][182, 164');
    expect(await demo.locator('[data-x=edit-bar] [role=status]').textContent()).toContain('Line 4');
    expect(await demo.locator('.cm-line.is-faulty').textContent()).toContain('][182');
    expect(await preview.getByText('Moonday').count()).toBeGreaterThan(0);
    await replace(edited, '= ][182,', '= [182,');
    await problem.waitFor({ ...WAIT, state: 'detached' });
    expect(await violations(page)).toEqual([]);
  });

  it('tells what fails beside its component also when that is shown later', async () => {
    const { demo, preview, code } = await openBars();
    await fill(
      code,
      [
        "import * as React from 'react';",
        "void Promise.reject(new Error('beside it'));",
        'const Late = React.lazy(async () => {',
        '  await new Promise((resolve) => setTimeout(resolve, 500));',
        '  return { default: () => <p>It is shown</p> };',
        '});',
        'export default () => <Late />;',
      ].join('\n'),
    );
    await preview.getByText('It is shown').waitFor(WAIT);
    const problem = demo.locator('[data-x=edit-problem]').getByText('This code throws: beside it');
    await problem.waitFor(WAIT);
    // All that the frame has said is heard by then.
    await preview.locator('body').evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

    expect(await problem.isVisible()).toBe(true);
    expect(await demo.locator('[data-x=edit-bar] [role=status]').textContent()).toContain('beside it');
  });

  it('tells what its code throws, while it is drawn and later, with the line', async () => {
    const { demo, preview, code } = await openBars();
    const problem = demo.locator('[data-x=edit-problem]');
    await fill(
      code,
      'export default function A() {\n  const none: any = null;\n  return <p>{none.length}</p>;\n}\n',
    );
    await problem.getByText('Line 3').waitFor(WAIT);
    expect(await preview.locator('svg').count()).toBeGreaterThan(0);
    await fill(
      code,
      "const press = () => {\n  throw new Error('pressed');\n};\nexport default () => <button onClick={press}>press</button>;\n",
    );
    await preview.getByRole('button', { name: 'press' }).click(WAIT);
    await problem.getByText('This code throws: pressed').waitFor(WAIT);
    expect(await problem.textContent()).toContain('Line 2');
    expect(await preview.getByRole('button', { name: 'press' }).count()).toBe(1);
  });

  it('tells in plain words what React throws as a number, and what exists in no browser', async () => {
    const { demo, code } = await openBars();
    const problem = demo.locator('[data-x=edit-problem]');
    await fill(code, 'export default () => <p>{{ a: 1 } as any}</p>;\n');
    await problem.getByText('an object, such as a date, stands where React shows text').waitFor(WAIT);
    await fill(code, 'const Row = <b>1</b> as any;\nexport default () => <Row />;\n');
    await problem.getByText('an element (<App />) instead of the component').waitFor(WAIT);
    await fill(code, "const { useId } = require('react');\nexport default () => <p>{useId()}</p>;\n");
    await problem.getByText('require does not exist in a browser').waitFor(WAIT);
    expect(await problem.textContent()).toContain('Line 1');
  });

  it('may import what demos import, and hears what there is instead of anything else', async () => {
    const edited = await openBars();
    const { demo, preview, code } = edited;
    await fill(
      code,
      "import { useState } from 'react';\nimport { Button } from '@mui/material';\nexport default function A() {\n  const [n, set] = useState(1);\n  return <Button onClick={() => set(n + 1)}>n{n}</Button>;\n}\n",
    );
    await preview.getByRole('button', { name: 'n1' }).click(WAIT);
    await preview.getByRole('button', { name: 'n2' }).waitFor(WAIT);
    await replace(edited, '{ Button }', '{ Button, Rocket }');
    await replace(edited, 'useState(1)', 'useState(Rocket)');
    const problem = demo.locator('[data-x=edit-problem]');
    await problem.getByText('Rocket of @mui/material cannot be imported here').waitFor(WAIT);
    await fill(code, "import leftPad from 'left-pad';\nexport default () => leftPad(1);\n");
    await problem.getByText('left-pad cannot be imported here').waitFor(WAIT);
  });

  it('ends a loop that would not end, and runs the next code', async () => {
    const { demo, preview, code } = await openBars();
    await fill(code, 'export default function A() {\n  for (;;) {}\n  return null;\n}\n');
    await demo.locator('[data-x=edit-problem]').getByText('took too long and was stopped').waitFor(WAIT);
    expect(await demo.locator('[data-x=edit-problem]').textContent()).toContain('Line 2');
    await fill(code, 'export default () => <p>calm again</p>;\n');
    await preview.getByText('calm again').waitFor(WAIT);
  });

  it('is formatted, reset, and as it was written once the editor is closed', async () => {
    const { page, demo, preview, code } = await openBars();
    const original = await textOf(demo);
    const format = demo.getByRole('button', { name: 'Format' });
    await hear(demo.locator('button[data-said=Formatted]'), () => format.click());
    expect(await textOf(demo)).toBe(original);
    const untidy = 'export default()=><p   title="a">untidy</p>';
    await fill(code, untidy);
    await preview.getByText('untidy').waitFor(WAIT);
    await format.click();
    await expect.poll(() => textOf(demo), WAIT).toBe('export default () => <p title="a">untidy</p>;');
    await demo.getByRole('button', { name: 'Reset code' }).click();
    await expect.poll(() => textOf(demo)).toBe(original);
    await preview.locator('svg').first().waitFor(WAIT);
    await fill(code, untidy);
    await demo.locator('[data-tool=edit]').click();
    await demo.locator('[data-demo]').waitFor(WAIT);
    expect([await textOf(demo), await demo.locator('[data-x=edit-frame]').count()]).toEqual([original, 0]);
    // What was changed is not lost.
    await demo.locator('[data-tool=edit]').click();
    await expect.poll(() => textOf(demo), WAIT).toBe(untidy);
    expect(await violations(page)).toEqual([]);
  });

  it('is formatted by a second press when the network has failed the first one', async () => {
    const { page, demo, code } = await openBars();
    await fill(code, 'export default()=><p>late</p>');
    await page.route('**/prettier-*.js', (route) => route.abort());
    const format = demo.getByRole('button', { name: 'Format' });
    await format.click();
    await demo.locator('button[data-state=failed]').waitFor(WAIT);
    await page.unroute('**/prettier-*.js');
    await format.click();

    await expect.poll(() => textOf(demo), WAIT).toBe('export default () => <p>late</p>;');
  });

  it('runs all its files, and what is changed in any of them', async () => {
    const { demo, preview, code } = await openEditor(
      await open('/x/react-data-grid/export/'),
      'ExportCustomFormat',
    );
    await preview.getByText('Genoa').first().waitFor(WAIT);
    const tab = demo.locator('[data-language=TS]').getByRole('tab', { name: 'data.ts' });
    await tab.click();
    const before = await demo
      .locator('[data-language=TS] pre')
      .filter({ hasText: 'Genoa' })
      .evaluateAll((boxes) => boxes.map((box) => box.textContent).join(''));
    await fill(code, before.replaceAll('Genoa', 'Lisbon'));
    await preview.getByText('Lisbon').first().waitFor(WAIT);
    await fill(code, before.replace('export const', 'export ][ const'));
    await demo.locator('[data-x=edit-problem]').getByText('data.ts').first().waitFor(WAIT);
    expect(await preview.getByText('Lisbon').count()).toBeGreaterThan(0);
  });

  it('may import modules for what they do when they run', async () => {
    const page = await open('/x/react-date-pickers/adapters-locale/');
    const { preview } = await openEditor(page, 'LocaleMoment');
    const german = () => preview.locator('input').first().inputValue();
    await expect.poll(german, WAIT).toBe('17.04.2024 15:30');
  });

  it('may import a module as a whole, which has its exports and nothing else', async () => {
    const page = await open('/x/react-date-pickers/localization/');
    const { demo, preview } = await openEditor(page, 'LocalizationTable');
    await preview
      .getByText('enUS')
      .first()
      .waitFor({ ...WAIT, state: 'attached' });
    expect(await demo.locator('[data-x=edit-problem]').count()).toBe(0);
  });

  it('runs what was typed last, however fast it follows on what was typed before', async () => {
    const { page, demo, preview, code } = await openBars();
    const reset = demo.getByRole('button', { name: 'Reset code' });
    for (let round = 1; round <= 12; round += 1) {
      await fill(code, `export default () => <p>round {${round}}</p>;`);
      // Sometimes while it is read, sometimes while it is drawn.
      await page.waitForTimeout(30 * round);
      await reset.click();
      await preview.locator('svg').first().waitFor(WAIT);
      expect(await demo.locator('[data-x=edit-problem]').count()).toBe(0);
    }
  });

  it('is copied, linked and opened elsewhere as it was changed, in JavaScript, too', async () => {
    await reader().grantPermissions(['clipboard-read', 'clipboard-write']);
    const edited = await openEditor(await open(`${BARS}#BarsBasic.js`), 'BarsBasic');
    const { page, demo, preview } = edited;
    await replace(edited, "'Mon'", "'Moonday'");
    await preview.getByText('Moonday').first().waitFor(WAIT);
    await demo.locator('[data-tool=copy]').click();
    await expect.poll(() => clipboard(page), WAIT).toContain("'Moonday'");
    await demo.getByRole('button', { name: 'Copy link to this code' }).click();
    await expect.poll(() => clipboard(page), WAIT).toContain('#edit=BarsBasic.JS.');

    const other = await reader().newPage();
    await other.goto(await clipboard(page));
    const box = other.locator('#BarsBasic');
    await box.frameLocator('[data-x=edit-frame]').getByText('Moonday').first().waitFor(WAIT);
    expect(await textOf(box)).toContain("'Moonday'");
    expect(await box.locator('[data-x=edit-bar] [role=status]').textContent()).toContain(
      'came with the link',
    );
    expect(await violations(other)).toEqual([]);
  });

  it('follows the look and the language of its page, on a phone, too', async () => {
    await changeReader({ colorScheme: 'light', viewport: { width: 390, height: 844 } });
    const { page, demo, preview, code } = await openEditor(await open(`/zh${BARS}`), 'BarsBasic');
    await fill(
      code,
      "import Button from '@mui/material/Button';\nexport default () => <Button variant='contained'>ok</Button>;\n",
    );
    const button = preview.getByRole('button', { name: 'ok' });
    await button.waitFor(WAIT);
    const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await color()).toBe('rgb(10, 108, 98)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(color, WAIT).toBe('rgb(102, 209, 193)');
    const root = preview.locator(':root');
    expect(await root.getAttribute('lang')).toBe(await page.locator(':root').getAttribute('lang'));
    await page.evaluate(() => {
      for (const element of [document.documentElement, document.body]) element.dir = 'rtl';
    });
    await expect.poll(() => root.getAttribute('dir'), WAIT).toBe('rtl');
    await code.hover();
    const copy = await demo.locator('[data-language=TS] [data-x=code]>button').boundingBox();
    // Code begins on the left there, too.
    expect(copy?.x).toBeGreaterThan(390 / 2);
    expect(await demo.locator('[data-x=edit-bar]').textContent()).toContain('格式化');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('has room for what opens in front of it, and gives it back', async () => {
    const page = await open('/x/react-date-pickers/date-picker/');
    const { demo, preview, code } = await openEditor(page, 'DatePickerBasic');
    const frame = demo.locator('iframe');
    const heightOf = () => frame.evaluate(({ clientHeight }) => clientHeight);
    const before = await heightOf();
    await preview.getByRole('button').click();

    const isInside = async (popup: Locator) =>
      (await popup.evaluate((element) => element.getBoundingClientRect().bottom)) <= (await heightOf());
    await expect.poll(() => isInside(preview.getByRole('dialog'))).toBe(true);
    await preview.getByRole('gridcell', { name: '25' }).click();

    await expect.poll(heightOf).toBe(before);
    expect(await preview.getByRole('textbox').inputValue()).toContain('04/25/2024');
    await fill(
      code,
      [
        "import Tooltip from '@mui/material/Tooltip';",
        'export default () => <Tooltip title="Told beside it"><button>Low</button></Tooltip>;',
      ].join('\n'),
    );
    await preview.getByText('Low').hover();
    await expect.poll(() => isInside(preview.getByRole('tooltip'))).toBe(true);
  });

  it('loads nothing of the editor before it is asked for', async () => {
    const asked: string[] = [];
    const page = await reader().newPage();
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto((await open(BARS)).url());
    await reachFor(page.locator('#BarsBasic'));
    await page.locator('#BarsBasic [data-demo][data-mounted]').waitFor(WAIT);
    const ofEditor = () => asked.filter((path) => /demo-frame|packages-|demo-editor/.test(path));
    expect(ofEditor()).toEqual([]);
    await openEditor(page, 'BarsBasic');
    expect(ofEditor().map((path) => path.replace(/.*\/|-[\w]+\.\w+$/g, ''))).toEqual(
      expect.arrayContaining(['demo-editor', 'packages', 'demo-frame']),
    );
  });

  it('needs no network once an editor was opened, and moves nothing on its page', async () => {
    const page = await open(BARS);
    const other = page.locator('#BarsDataset');
    await reachFor(other);
    await other.locator('[data-demo][data-mounted]').waitFor(WAIT);
    await openEditor(page, 'BarsBasic');
    await reader().setOffline(true);
    const box = await other.locator('[data-ground]').boundingBox();
    const { preview } = await openEditor(page, 'BarsDataset');

    await preview.locator('svg').first().waitFor(WAIT);
    expect((await other.locator('[data-ground]').boundingBox())?.height).toBe(box?.height);
  });
});
