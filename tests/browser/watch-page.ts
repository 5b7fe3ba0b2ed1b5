import type { BrowserContext, Page, Request } from 'playwright-core';

/** A page that is watched while a test uses it. */
export interface WatchedPage {
  page: Page;
  /** Errors of the console and of scripts, and requests that failed or went to another host. */
  complaints: string[];
  /** How far content has moved by itself: the sum of all layout shifts (CLS without its windows). */
  shift(): Promise<number>;
  /**
   * How much of it was nothing but a demo that moved within its own box, as when a server has answered it: of all
   * demos together, and of the one that moved most.
   */
  shiftInDemos(): Promise<{ all: number; most: number }>;
  /** What has moved, by how much and from where to where. */
  shifted(): Promise<string[]>;
  /** Counts what moves from here on alone. */
  forgetShifts(): Promise<void>;
}

/** Opens a page and notes everything a reader or their browser would complain about. */
export async function watchPage(context: BrowserContext, url: string): Promise<WatchedPage> {
  const watched = await watch(await context.newPage(), new URL(url).host);
  await watched.page.goto(url, { waitUntil: 'load' });
  return watched;
}

/** Watches a page that has not gone anywhere yet, on one host. */
export async function watch(page: Page, home: string): Promise<WatchedPage> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLicenceNotice(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const isGivenUp = noteLeaving(page);
  page.on('requestfailed', (request) => {
    if (!isGivenUp(request)) complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== home) complaints.push(`stranger: ${request.url()}`);
  });
  await page.addInitScript(noteLayoutShifts);
  return {
    page,
    complaints,
    shift: () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'moved'), 'total'))),
    shiftInDemos: () =>
      page.evaluate(() => {
        const sums: number[] = [...Reflect.get(Reflect.get(window, 'moved'), 'inDemos').values()];
        return { all: sums.reduce((sum, value) => sum + value, 0), most: Math.max(0, ...sums) };
      }),
    shifted: () => page.evaluate(() => Reflect.get(Reflect.get(window, 'moved'), 'what')),
    forgetShifts: () =>
      page.evaluate(() => {
        const moved = Reflect.get(window, 'moved');
        moved.total = 0;
        moved.inDemos.clear();
        moved.what.length = 0;
      }),
  };
}

function noteLayoutShifts(): void {
  const inDemos = new Map<Element | null, number>();
  const what: string[] = [];
  const moved = { total: 0, inDemos, what };
  const demoOf = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.parentElement?.closest('[data-demo]') ?? null;
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue;
      moved.total += Number(entry.value);
      const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = [
        ...Reflect.get(entry, 'sources'),
      ];
      const demos = sources.map(({ node }) => demoOf(node));
      if (!demos.includes(null)) {
        const [demo = null] = demos;
        inDemos.set(demo, (inDemos.get(demo) ?? 0) + Number(entry.value));
      }
      const [{ node = null, previousRect = null, currentRect = null } = {}] = sources;
      const element = node instanceof Element ? node : node?.parentElement;
      const copy = element?.cloneNode();
      const tag = copy instanceof Element ? copy.outerHTML.slice(0, 150) : '';
      what.push(`${entry.value}: ${tag} ${JSON.stringify([previousRect, currentRect])}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * What a page fetches for later is given up with the page: the returned function tells whether a request was, asked
 * for by a document that its reader has left by now. A document asks on while the next one is waited for. What is
 * given up in the middle of a document stays a complaint.
 */
function noteLeaving(page: Page): (request: Request) => boolean {
  const asked = new WeakMap<Request, number>();
  let document = 0;
  let next = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) next = document + 1;
    asked.set(request, document);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) document = next;
  });
  return (request) => request.failure()?.errorText === 'net::ERR_ABORTED' && (asked.get(request) ?? 0) < next;
}

/** The one message that demos of paid plans may leave: this project carries no licence key. */
function isLicenceNotice(text: string): boolean {
  return /MUI X: Missing license key|MUI X: Invalid license key/.test(text) || text.includes('*******');
}
