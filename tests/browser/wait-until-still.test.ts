import { expect, it } from 'vitest';
import { readers } from './readers';
import { waitUntilStill } from './wait-until-still';

const { reader } = readers();

it('a demo that never comes to rest keeps nobody from waiting for the others', async () => {
  const page = await reader().newPage();
  await page.setContent(
    '<div data-demo="Restless"><i role="progressbar"></i></div><div data-demo="Steps">0</div>',
  );
  await waitUntilStill(page);
  await page.evaluate(() => {
    const steps = document.querySelector('[data-demo=Steps]');
    for (let step = 1; step <= 6; step += 1)
      setTimeout(() => steps?.replaceChildren(String(step)), step * 50);
  });
  await waitUntilStill(page);

  expect(await page.locator('[data-demo=Steps]').textContent()).toBe('6');
});
