import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { CHROMIUM_RETRIES_SINCE } from '../../site/demo/loading/load-module';
import { launchFullBrowser } from '../browser/chromium/launch-full-browser';
import { productLines } from './reader/demo-weights';
import { interactions } from './reader/interactions';
import { lighthouseMedians } from './reader/lighthouse';
import { byteLines } from './reader/page-bytes';
import { scriptGraph } from './reader/script-graph';
import { searchTimes } from './reader/search-times';
import { wakeTimes } from './reader/wake-times';
import { backForward, clickToPaint, demoLoads, layoutShift } from './reader/visits';

/**
 * Prints what a reader waits for, in a real Chromium. Nothing is asserted: a figure is for reading. `--out
 * <folder>` measures a site that is built already, `--runs 5` is how often Lighthouse looks, 0 leaves it out.
 */
const given = option('--out');
const runs = Number(option('--runs') ?? 5);
const out = path.resolve(given ?? 'tests/bench/dist');

const TEXT = '/x/introduction/licensing/';
const DEMOS = {
  'tree view': '/x/react-tree-view/rich-tree-view/items/',
  charts: '/x/react-charts/bars/',
  pickers: '/x/react-date-pickers/date-picker/',
  'data grid': '/x/react-data-grid/sorting/',
};
const KINDS = {
  front: '/x/',
  text: TEXT,
  demos: DEMOS.charts,
  reference: '/x/api/charts/bar-chart/',
  'list of pages': '/components/',
};

/** What is asked letter by letter, and where. */
const QUESTIONS = {
  [DEMOS.charts]: 'row selection',
  [DEMOS['tree view']]: 'data grid sticky header',
  [`/zh${DEMOS['data grid']}`]: '行选择模型',
};

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (given === undefined) {
  const { status } = spawnSync(process.execPath, ['bin/xdocs.js', 'build', '--out', out], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site could not be built.');
}
if (!existsSync(path.join(out, 'build-manifest.json'))) throw new Error(`There is no built site in ${out}.`);

const { url, close } = await listenLocally(0, staticSite(out));
const browser = await launchFullBrowser();
try {
  const graph = scriptGraph(out);
  say('', ...byteLines(out, TEXT, graph));
  for (const [product, page] of Object.entries(DEMOS)) {
    const [first, next] = await demoLoads(browser, url + page, graph);
    say(
      `first demo, ${product}: ${first?.kilobytes} kB gzip in ${first?.files} files; next: ${next?.kilobytes ?? '–'} kB`,
    );
  }
  for (const page of Object.values(DEMOS)) {
    const folder = page.split('/').slice(0, 3).join('/');
    say(...productLines(out, folder, graph));
  }
  for (const [product, page] of Object.entries(DEMOS)) {
    const { tapped, tappedOnce, rested } = await wakeTimes(url + page, 5);
    const aim = product === 'data grid' ? 700 : 450;
    say(
      `from press to answer at 4× CPU, ${product}: ${tappedOnce} ms on a bare tap as in Chromium ${CHROMIUM_RETRIES_SINCE} (aim ≤ ${aim}), ${tapped} in this one, ${rested} where the pointer rested (aim ≤ 100), medians of 5`,
    );
  }
  for (const [kind, page] of Object.entries(KINDS)) {
    const shift = (await layoutShift(browser, url + page)).toFixed(4);
    const kept = (await backForward([url + page, url + TEXT])) ? 'hit' : 'miss';
    say(`${kind}: CLS over load, scroll and all demos ${shift} (aim ≤ 0.01); back/forward cache ${kept}`);
  }
  for (const page of [TEXT, DEMOS.charts]) {
    const presses = await interactions(browser, url + page);
    const lines = presses.map(({ name, painted, settled }) => `${name} ${painted} (${settled})`);
    say(`pressed to painted (to all done) at 4× CPU, ${page}: ${lines.join(', ')} ms (aim ≤ 200)`);
  }
  for (const [page, question] of Object.entries(QUESTIONS)) {
    const { opened, keys } = await searchTimes(browser, url + page, question);
    const [cold, first, again] = opened;
    const [middle, most] = [median(keys), Math.max(...keys)];
    say(
      `search at 4× CPU, ${page}: opened in ${first} ms, again in ${again} (aim ≤ 100), ${cold} when nobody stirred before; a key answered in ${middle} ms, at most ${most} (aim ≤ 50)`,
    );
  }
  say(`click to painted next page: ${await clickToPaint(browser, url + TEXT)} ms, median of 9 (aim ≤ 100)`);
} finally {
  await browser.close();
}
if (runs > 0) {
  for (const page of new Set([...Object.values(KINDS), ...Object.values(DEMOS)]))
    say(`Lighthouse mobile, ${page}: ${await lighthouseMedians(url + page, runs)}`);
}
await close();
