import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { notifications } from '../../data/notifications';
import { COMMENT_BUTTON, RATING, SECTION_TITLE, STATUS } from '../../site/feedback/hooks';
import { BELL, PANEL } from '../../site/notifications/hooks';
import { hooked } from '../../site/support/dom';
import { openBrowser } from './chromium/open-browser';
import { type ConfiguredSite, configuredSite } from './configured-site';
import { topBar } from './frame-elements';
import { strangers } from './services';

let browser: Browser;
let site: ConfiguredSite;
let context: BrowserContext;

beforeAll(async () => {
  const { feedback } = strangers;
  site = await configuredSite('with-feedback', { ads: { enabled: false }, ...(feedback && { feedback }) });
  browser = await openBrowser();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterEach(() => context.close());

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** What the receivers of feedback were sent. */
interface Sent {
  url: string;
  body: string;
}

/** Opens a page whose receivers answer as told, the last answer again and again. */
async function open(
  url: string,
  ...answers: number[]
): Promise<{ page: Page; sent: Sent[]; errors: string[] }> {
  const page = await context.newPage();
  const sent: Sent[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const receive = (route: Route): Promise<void> => {
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    sent.push({ url: request.url(), body: request.postData() ?? '' });
    const status = answers.length > 1 ? answers.shift() : answers[0];
    return status === 0 ? route.abort() : route.fulfill({ status: status ?? 200, headers, body: '{}' });
  };
  await page.route((address) => address.host.endsWith('.example'), receive);
  await page.goto(site.url + url);
  await page.waitForSelector(hooked(COMMENT_BUTTON), { state: 'attached' });
  return { page, sent, errors };
}

const status = (page: Page): Promise<string | null> =>
  page.locator(`${hooked(RATING)} ${hooked(STATUS)}`).textContent();

describe('the question at the end of a page', () => {
  it('is answered with the keyboard alone, and remembered on the next visit', async () => {
    const { page, sent, errors } = await open('/x/guide/page-0/', 200);
    await page.locator('[data-rating="up"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.type('Very clear');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => status(page)).toBe('Feedback submitted. Thank you!');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://feedback.example/comment',
      'https://feedback.example/rating',
    ]);
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
      page: '/x/guide/page-0',
      rating: 1,
      comment: 'Very clear',
    });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-rating'))).toBe('up');
    await page.reload();
    await page.waitForSelector('[data-rating="up"][aria-pressed="true"]');
    expect(errors).toEqual([]);
  });

  it.each([
    ['/x/guide/page-0/', "Couldn't submit feedback. Please try again later.", 'Send again'],
    ['/zh/x/guide/page-0/', '无法提交反馈，请稍后再试。', '重新发送'],
  ])('on %s says what to do when it fails, and keeps what was typed', async (url, failure, again) => {
    const { page, sent } = await open(url, 0, 500, 200);
    await page.locator('[data-rating="down"]').click();
    await page.locator('#page_feedback_comment').fill('Too short');
    const submit = page.locator(`${hooked(RATING)} [type=submit]`);
    await submit.click();
    await expect.poll(() => status(page)).toBe(failure);
    expect(await submit.textContent()).toBe(again);
    await submit.click();
    await expect.poll(() => sent.length).toBe(2);
    await expect.poll(() => status(page)).toBe(failure);
    expect(await page.locator('#page_feedback_comment').inputValue()).toBe('Too short');
    await submit.click();
    await expect.poll(() => sent.length).toBe(4);
    await page.waitForSelector(`${hooked(RATING)}[data-step="sent"]`);
    expect(
      await page
        .locator(`${hooked(RATING)} form`)
        .first()
        .isVisible(),
    ).toBe(false);
  });
});

describe('a comment on a section', () => {
  it('has a button beside each heading that moves nothing', async () => {
    const { page } = await open('/x/guide/page-0/', 200);
    const headings = await page.locator('.section-heading').count();
    expect(await page.locator(`.section-heading > ${hooked(COMMENT_BUTTON)}`).count()).toBe(headings);
    expect(headings).toBeGreaterThan(3);
    const heights = await page
      .locator('.section-heading')
      .evaluateAll((all) => all.map((one) => [one.clientHeight, one.querySelector('h2,h3')?.clientHeight]));
    expect(heights.every(([around, inside]) => around === inside)).toBe(true);
  });

  it('is written in a dialog that keeps the focus, closes on Escape and gives the focus back', async () => {
    const { page, sent } = await open('/x/guide/page-0/', 200);
    const button = page.locator(hooked(COMMENT_BUTTON)).nth(1);
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator(hooked(SECTION_TITLE)).textContent()).toBe('Part 1 of page 0');
    for (let steps = 0; steps < 6; steps += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          (outside) => document.activeElement?.closest(outside),
          `div:has(> h1), .markdown, ${topBar}`,
        ),
      ).toBeNull();
    }
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').isVisible()).toBe(false);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Why?');
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector('dialog[data-step="sent"]');
    await page.keyboard.press('Enter');
    expect(await page.locator('dialog').isVisible()).toBe(false);
    const payload = JSON.parse(new URLSearchParams(sent[0]?.body).get('payload') ?? '');
    expect(payload).toMatchObject({ comment: 'Why?', commmentSectionTitle: 'Part 1 of page 0' });
    expect(payload.commmentSectionURL).toMatch(/\/x\/guide\/page-0\/#part-1-of-page-0$/);
  });

  it.each([320, 360, 768, 1024])('stays inside a screen of %d px', async (width) => {
    const { page } = await open('/zh/x/guide/page-0/', 200);
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.locator('[data-rating="down"]').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.locator(hooked(COMMENT_BUTTON)).first().click();
    const box = await page.locator('dialog').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  });
});

describe('notifications', () => {
  const PAGE = '/x/introduction/licensing/';

  it('are counted until they are opened, on every page', async () => {
    const page = await context.newPage();
    await page.goto(inject('site') + PAGE);
    const bell = page.getByRole('button', { name: `Notifications, ${notifications.length} unread` });
    await bell.click();
    await page.waitForSelector(`#${PANEL}:popover-open`);
    await expect.poll(() => page.locator(`${hooked(BELL)} > :last-child`).textContent()).toBe('');
    await page.keyboard.press('Escape');
    expect(await page.locator(`#${PANEL}`).isVisible()).toBe(false);
    await page.goto(`${inject('site')}/zh/x/introduction/`);
    await page.getByRole('button', { name: '通知', exact: true }).waitFor();
    expect(await page.locator(`${hooked(BELL)} > :last-child`).isVisible()).toBe(false);
  });

  it.each(['-1', '99999999999999', '<script>', '1;2', '%00'])(
    'are all new to a cookie that says %j',
    async (value) => {
      const page = await context.newPage();
      await context.addCookies([
        { name: 'lastSeenNotification', value: encodeURIComponent(value), url: inject('site') },
      ]);
      await page.goto(inject('site') + PAGE);
      await expect
        .poll(() => page.locator(`${hooked(BELL)} > :last-child`).textContent())
        .toBe(String(notifications.length));
    },
  );

  it('lead to pages that exist', async () => {
    const page = await context.newPage();
    await page.goto(inject('site') + PAGE);
    const links = await page
      .locator(`#${PANEL} a`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of links) {
      const { status: code } = await fetch(inject('site') + link);
      expect([link, code]).toEqual([link, 200]);
    }
    expect(links).toHaveLength(notifications.length + 1);
  });

  it('are a link to the news where there is no JavaScript', async () => {
    const reader = await browser.newContext({ javaScriptEnabled: false });
    const page = await reader.newPage();
    await page.goto(inject('site') + PAGE);
    expect(await page.locator(hooked(BELL)).isVisible()).toBe(false);
    await page.locator('.needs-no-script[href$="/whats-new/"]').click();
    expect(new URL(page.url()).pathname).toBe('/x/whats-new/');
    await reader.close();
  });
});
