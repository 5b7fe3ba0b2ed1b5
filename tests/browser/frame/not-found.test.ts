import { describe, expect, it } from 'vitest';
import { NEAR_MATCHES } from '../../../site/page/hooks';
import { hooked } from '../../../site/support/dom';
import { readers } from '../readers';

const { open } = readers();

describe('the page of what is not there', () => {
  it('offers pages whose address is like the one asked for, and they answer', async () => {
    const page = await open('/zh/x/react-chart/bars/');
    const near = page.locator(hooked(NEAR_MATCHES));
    await near.locator('li').first().waitFor();
    const first = near.locator('a').first();

    expect(await near.locator('h2').isVisible()).toBe(true);
    expect(await first.innerText()).toContain('图表');
    await first.click();
    await page.waitForURL('**/zh/x/react-charts/bars/');
  });

  it('says nothing of near ones where there are none', async () => {
    const page = await open('/zzz/');
    await page.waitForLoadState('networkidle');

    expect(await page.locator(hooked(NEAR_MATCHES)).isVisible()).toBe(false);
    expect(await page.locator('main section:last-of-type li a').count()).toBeGreaterThan(5);
  });
});
