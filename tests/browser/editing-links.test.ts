import { describe, expect, inject, it } from 'vitest';
import { editHash } from '../../site/editing/edit-link';
import { WAIT } from './editing/open-editor';
import { readers } from './readers';

const { reader, open } = readers();

const BARS = '/x/react-charts/bars/';
const edited = { demo: 'BarsBasic', language: 'TS', styling: undefined } as const;
const code = 'export default () => <p>from the link</p>;\n';

describe('a link with changed code', () => {
  it('says at the demo that its editor cannot be loaded, and has it opened there once it can', async () => {
    await reader().route(/demo-editor/, (route) => route.abort());
    const page = await reader().newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(inject('site') + BARS + (await editHash(edited, [{ name: 'BarsBasic.tsx', code }])));
    await page.locator('#BarsBasic [data-tool=edit][data-said="This could not be loaded"]').waitFor(WAIT);

    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await reader().unroute(/demo-editor/);
    await page.locator('#BarsBasic [data-tool=edit]').click();
    await page.locator('#BarsBasic [data-x=edit-bar]').waitFor(WAIT);
  });

  it.each([
    ['of another demo', 'Renamed.tsx', 'The code of this link cannot be read.'],
    ['of this demo', 'BarsBasic.tsx', 'This code came with the link.'],
  ])('with a file %s says what became of it', async (_, name, said) => {
    const page = await open(BARS + (await editHash(edited, [{ name, code }])));

    await page.locator('#BarsBasic [data-x=edit-bar] [role=status]').getByText(said).waitFor(WAIT);
  });
});
