import { beforeEach, expect, it } from 'vitest';
import { openBrowserForWalks } from '../chromium/open-browser';
import { readers } from '../readers';
import { watch, watchPage } from '../watch-page';
import { walkDemos } from './walk-demos';

const HOME = 'http://walked.localhost/';

/** What a page does in many small tasks before it does something. */
function whenBusyFor(ms: number, then: string): string {
  return (
    `const { port1, port2 } = new MessageChannel(), end = performance.now() + ${ms};` +
    `port1.onmessage = () => performance.now() < end ? port2.postMessage(0) : ${then}; port2.postMessage(0)`
  );
}

/** What a demo of each name holds, and what is wrong with it. */
const demos: Record<string, { html: string; done: string[]; faults: string[] }> = {
  Answers: {
    html: '<button onclick="this.after(`pressed`)">Press</button>',
    done: ['button Press'],
    faults: [],
  },
  Silent: {
    html: '<button onclick="">Press</button>',
    done: ['button Press'],
    faults: ['it answers nothing'],
  },
  Shows: { html: '<button>Looks like this</button>', done: ['button Looks like this'], faults: [] },
  Throws: {
    html: '<button onclick="this.after(``); throw new Error(`of its own`)">Press</button>',
    done: ['button Press'],
    faults: ['Error: of its own'],
  },
  Covered: {
    html: '<div style="position: relative"><button>Press</button><i style="position: absolute; inset: 0"></i></div>',
    done: [],
    faults: ['nothing in it could be used'],
  },
  Leaves: {
    html: '<button onclick="this.after(``); location.hash = `left`">Press</button>',
    done: ['button Press'],
    faults: [`it went to ${HOME}#left`],
  },
  Opens: {
    html:
      '<dialog onkeydown="if (event.key === `Escape`) this.close()"><button autofocus>Inside</button></dialog>' +
      '<button onclick="previousSibling.show()">Open</button>',
    done: ['button Open'],
    faults: [],
  },
  Hesitates: {
    html:
      '<dialog onkeydown="if (event.key === `Escape`) this.close()"><button autofocus>Inside</button></dialog>' +
      `<button onclick="${whenBusyFor(100, 'previousSibling.show()')}">Open</button>`,
    done: ['button Open'],
    faults: [],
  },
  Forgets: {
    html: '<button onclick="nextSibling.hidden = false">Show</button><p role="tooltip" class="hint" hidden>It stays</p>',
    done: ['button Show'],
    faults: ['hint is left'],
  },
  Unknown: {
    html: '<p tabindex="1">Takes the focus</p>',
    done: [],
    faults: ['nothing in it could be used'],
  },
  Rests: { html: '<p>Nothing to press.</p>', done: [], faults: [] },
};

const { reader } = readers();

beforeEach(() =>
  reader().route(`${HOME}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: Object.entries(demos)
        .map(([name, { html }]) => `<div data-demo="${name}" data-module="">${html}</div>`)
        .join(''),
    }),
  ),
);

it('tells what was done with each demo, and what went wrong', async () => {
  const used = await walkDemos(await watchPage(reader(), HOME), Object.keys(demos));

  expect(used.map(({ name, done, faults }) => ({ name, done, faults }))).toEqual(
    Object.entries(demos).map(([name, { done, faults }]) => ({ name, done, faults })),
  );
});

it('an arrow that scrolls the page scrolls all its way at once, and moves no demo after it', async () => {
  const browser = await openBrowserForWalks();
  const page = await browser.newPage();
  await page.setContent('<body style="height: 5000px" data-places="">');
  await page.evaluate(() => {
    addEventListener('scroll', () => {
      document.body.dataset['places'] += `${scrollY} `;
    });
  });
  await page.keyboard.press('ArrowDown');
  // The event comes a frame later than the scroll.
  await page.waitForFunction(() => scrollY === 40 && document.body.dataset['places'] !== '');
  const places = await page.locator('body').getAttribute('data-places');
  await browser.close();

  expect(places).toBe('40 ');
});

it('nothing that a demo leaves undone moves the page away from the next one', async () => {
  const chart = '<svg width="300" height="200"><g class="MuiChartsAxis-root"></g></svg>';
  const field = '<input aria-label="Name"><p>Below it</p>';
  const names = Array.from({ length: 20 }, (_, at) => (at % 2 ? 'Field' : 'Chart'));
  const browser = await openBrowserForWalks();
  const page = await browser.newPage();
  await page.route(HOME, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: names
        .map(
          (name) =>
            `<div data-demo="${name}" data-module="">${name === 'Chart' ? chart : field}</div><p style="height: 1500px">`,
        )
        .join(''),
    }),
  );
  const walked = await watch(page, new URL(HOME).host);
  await page.goto(HOME);
  await page.evaluate(() => {
    const { scrollIntoView } = Element.prototype;
    let wanted = 0;
    Element.prototype.scrollIntoView = function (options) {
      scrollIntoView.call(this, options);
      wanted = scrollY;
    };
    addEventListener('scroll', () => {
      if (scrollY !== wanted) document.body.dataset['moved'] = `to ${scrollY} from ${wanted}`;
    });
  });

  await walkDemos(walked, names);
  const moved = await page.locator('body').getAttribute('data-moved');
  await browser.close();

  expect(moved).toBeNull();
});
