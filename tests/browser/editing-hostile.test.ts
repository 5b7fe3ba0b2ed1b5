import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type LocalServer, listenLocally } from '../../generator/dev-server/listen';
import { openBrowser } from './chromium/open-browser';
import { fill, openEditor, WAIT } from './editing/open-editor';
import { payloads } from './editing/payloads';

let browser: Browser;

/** Another host, which hears of everything that reaches it. */
let stranger: LocalServer;
const heard: string[] = [];
/** The same host, which hears of what is sent without a connection, too. */
const ear = createSocket('udp4', () => heard.push('a datagram'));

beforeAll(async () => {
  browser = await openBrowser();
  ear.bind(0, '127.0.0.1');
  await once(ear, 'listening');
  stranger = await listenLocally(0, ({ method, url }, response) => {
    heard.push(`${method} ${url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.end();
  });
});
afterAll(async () => {
  ear.close();
  await Promise.all([stranger.close(), browser.close()]);
});

const BARS = '/x/react-charts/bars/';

/** A component that tries something as soon as it is there, and shows what came of it. */
const trying = (code: string) => `import { useEffect, useState } from 'react';
async function attack(): Promise<unknown> { ${code} }
export default function Hostile() {
  const [found, setFound] = useState('trying');
  useEffect(() => {
    attack().then((value) => setFound('got ' + value), (error) => setFound('refused ' + error.name));
  }, []);
  return <p id="found">{found}</p>;
}
`;

const aimed = (code: string) =>
  code.replaceAll('STRANGER', stranger.url).replaceAll('EAR', `127.0.0.1:${ear.address().port}`);

/** Opens the editor on a page that is watched: what it asks for, shows, and refuses. */
async function openWatched() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'secret', value: 'kept', url: inject('site') }]);
  const page = await context.newPage();
  const outside: string[] = [];
  page.on('dialog', (dialog) => {
    outside.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (opened) => outside.push(`window: ${opened.url()}`));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && outside.push(`went to ${frame.url()}`));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violations.push(violatedDirective),
    );
  });
  await page.goto(inject('site') + BARS);
  const edited = await openEditor(page, 'BarsBasic');
  /** What changed outside the frame. */
  const effects = async () => ({
    outside,
    heard,
    violations: await page.evaluate(() => Reflect.get(window, 'violations')),
    cookies: (await context.cookies()).map(({ name }) => name),
    workers: await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  });
  /** What there was until now is no effect of what comes. */
  const forget = async () => {
    outside.length = 0;
    heard.length = 0;
    await page.evaluate(() => {
      Reflect.get(window, 'violations').length = 0;
    });
  };
  return { ...edited, effects, forget };
}

type Watched = Awaited<ReturnType<typeof openWatched>>;

/** The page of the test before. */
let lent: Watched | undefined;
let tests = 0;

/** What is said of code that went wrong. */
const TOLD = '[data-x=edit-problem],[role=status][data-failed]';

/** Lends a test the one editor, in which nothing runs that it must fear. One in which a test failed is not used again. */
async function withEditor(act: (watched: Watched) => Promise<void>): Promise<void> {
  const watched = lent ?? (await openWatched());
  lent = undefined;
  const greeting = `at home ${tests++}`;
  await fill(watched.code, `export default () => <p>${greeting}</p>;\n`);
  await watched.preview.getByText(greeting, { exact: true }).waitFor(WAIT);
  await expect.poll(() => watched.demo.locator(TOLD).count(), WAIT).toBe(0);
  await watched.forget();
  await act(watched);
  lent = watched;
}

const NOTHING = { outside: [], heard: [], violations: [], cookies: ['secret'], workers: 0 };

describe('code in the frame of a demo', () => {
  it.each(payloads)('that $name has no effect outside', ({ code, finds }) =>
    withEditor(async ({ code: editor, preview, demo, effects }) => {
      await fill(editor, trying(aimed(code)));
      const found = preview.locator('#found').filter({ hasNotText: 'trying' });
      await found.waitFor(WAIT);

      expect(await found.textContent()).toMatch(finds);
      expect(await effects()).toEqual(NOTHING);
      expect(await demo.locator('[data-x=edit-problem]').filter({ hasText: 'forged' }).count()).toBe(0);
    }),
  );

  it('that leads the frame to another page is told, and its frame can be made anew', () =>
    withEditor(async ({ code, demo, preview, effects }) => {
      await fill(code, `${trying("location.href = '/x/'; return 1;")}`);
      await demo.getByText('The demo left its frame.').last().waitFor(WAIT);
      await fill(code, 'export default () => <p>home again</p>;\n');
      await demo.getByRole('button', { name: 'Restart' }).click();
      await preview.getByText('home again').waitFor(WAIT);
      expect(await effects()).toEqual(NOTHING);
    }));

  it('that leads the frame to a stranger is refused by the policy of the page', () =>
    withEditor(async ({ code, demo, preview, effects }) => {
      await fill(code, trying(`location.href = '${stranger.url}/'; return 1;`));
      await expect.poll(async () => (await effects()).violations, WAIT).toEqual(['frame-src']);
      expect(await effects()).toEqual({ ...NOTHING, violations: ['frame-src'] });
      expect(await preview.locator('body').count()).toBe(1);
      await fill(code, 'export default () => <p>home again</p>;\n');
      await demo.getByRole('button', { name: 'Restart' }).click();
      await preview.getByText('home again').waitFor(WAIT);
    }));

  it.each([
    [
      'functions that call each other',
      'const a = (n: number): number => b(n) + b(n + 1), b = (n: number): number => (n > 60 ? 0 : a(n + 1)); a(0);',
    ],
    [
      'promises that wait for each other',
      'const next = (): Promise<void> => Promise.resolve().then(next); void next();',
    ],
    [
      'a list that is gone through for ever',
      'const list = new Set([1]); list.forEach((one) => { for (const _ of list) { list.delete(one); list.add(one); } });',
    ],
  ])('that never ends is stopped and told: %s', (_, endless) =>
    withEditor(async ({ code, demo, preview, effects }) => {
      await fill(code, `${endless}\nexport default () => <p>never</p>;\n`);
      await demo.getByText('took too long and was stopped').last().waitFor(WAIT);
      await fill(code, 'export default () => <p>home again</p>;\n');
      await preview.getByText('home again').waitFor(WAIT);
      expect(await effects()).toEqual(NOTHING);
    }),
  );

  it.each([
    [
      'the channel of its frame',
      `const { postMessage } = MessagePort.prototype; let port;
MessagePort.prototype.postMessage = function (message) { if (message.kind) port = this; postMessage.call(this, message); };
const problem = { reason: 'runtime', message: 'y'.repeat(1000), line: 1, file: 'BarsBasic.tsx' };
setInterval(() => { for (const end = Date.now() + 900; port && Date.now() < end; ) postMessage.call(port, { kind: 'failed', run: 2, problem }); }, 1000);`,
    ],
    [
      'the window of the page',
      "setInterval(() => { for (const end = Date.now() + 900; Date.now() < end; ) parent.postMessage('x', '*'); }, 1000);",
    ],
  ])('that floods %s with messages loses its frame', (_, flood) =>
    withEditor(async ({ code, demo, preview, effects }) => {
      // A script of its own has no loops that are watched.
      await fill(
        code,
        `const script = document.createElement('script');
script.src = URL.createObjectURL(new Blob([${JSON.stringify(flood)}], { type: 'text/javascript' }));
document.head.append(script);
export default () => <p>flooding</p>;
`,
      );
      await demo.getByText('The demo does not answer any more.').last().waitFor(WAIT);
      await expect.poll(() => demo.locator('[data-x=edit-frame]').count(), WAIT).toBe(0);
      expect(await demo.locator('[data-demo]').isVisible()).toBe(true);
      await fill(code, 'export default () => <p>home again</p>;\n');
      await demo.getByRole('button', { name: 'Restart' }).click();
      await preview.getByText('home again').waitFor(WAIT);
      expect(await effects()).toEqual(NOTHING);
    }),
  );

  it('that fills a list for ever is stopped by the clock or by the size that a list may have', () =>
    withEditor(async ({ code, demo, preview, effects }) => {
      await fill(
        code,
        'const list = [1];\nfor (const one of list) list.push(one);\nexport default () => <p>never</p>;\n',
      );
      const told = demo.getByText(/took too long and was stopped|Invalid array length/);
      await told.last().waitFor(WAIT);
      await fill(code, 'export default () => <p>home again</p>;\n');
      await preview.getByText('home again').waitFor(WAIT);
      expect(await effects()).toEqual(NOTHING);
    }));

  it('that is as high as a house leaves the page its measure', () =>
    withEditor(async ({ code, demo, preview }) => {
      await fill(code, 'export default () => <p style={{ height: 1e6 }}>high</p>;\n');
      await preview.getByText('high').waitFor(WAIT);
      await expect
        .poll(async () => (await demo.locator('[data-x=edit-frame]').boundingBox())?.height, WAIT)
        .toBe(2400);
    }));

  it('that throws markup has it shown as words', () =>
    withEditor(async ({ code, demo, page }) => {
      await fill(code, "throw new Error('<img src=x onerror=alert(1)><b>bold</b>');\n");
      await demo.locator('[data-x=edit-problem]').getByText('<b>bold</b>').first().waitFor(WAIT);
      expect(
        await page.locator('[data-x=edit-problem] :is(img, b), [data-x=edit-bar] :is(img, b)').count(),
      ).toBe(0);
    }));

  it('that takes the focus at each run leaves it with whoever types', () =>
    withEditor(async ({ code, page, preview }) => {
      // The frame of the test before last has grown below a pointer that rests, and a pointer over it may give it the focus.
      await page.mouse.move(0, 0);
      await fill(
        code,
        trying(
          "const i = document.createElement('input'); document.body.append(i); i.focus(); window.focus(); return 1;",
        ),
      );
      await preview.locator('#found').filter({ hasText: 'got' }).waitFor(WAIT);
      await expect.poll(() => code.evaluate((element) => element.matches(':focus')), WAIT).toBe(true);
    }));

  it('does not run where the page of the frame is opened by itself', () =>
    withEditor(async ({ page }) => {
      const address = await page.locator('[data-x=edit-frame]').getAttribute('src');
      const alone = await page.context().newPage();
      const response = await alone.goto(inject('site') + address);
      const { origin, hasModules } = await alone.evaluate(() => ({
        origin: window.origin,
        hasModules: 'loadDemoModule' in window,
      }));

      expect([origin, hasModules]).toEqual(['null', false]);
      expect(response?.headers()['content-security-policy']).toContain('sandbox allow-scripts');
      expect(response?.headers()['x-robots-tag']).toBe('noindex');
    }));
});
