import type { Place, Problem } from '../../model';
import { error, warning } from '../problem';

/** Pages that cannot be drawn because of one mistake. */
export interface UndrawnPages {
  /** Urls, in the order of the menu. */
  urls: readonly string[];
  /** The message of the error. */
  thrown: string;
  /** The function of the site that threw, and the component that called it; empty when only packages are in the stack. */
  calls: readonly string[];
}

/** The site's code throws while it draws pages. One mistake is one problem, even if it affects many pages. */
export function pageNotDrawn({ urls, thrown, calls }: UndrawnPages, place?: Place): Problem {
  const by = calls.length === 0 ? '' : ` in ${calls.join(', called by ')}`;
  return error(
    'PAGE_NOT_DRAWN',
    {
      message: `${pagesText(urls)} cannot be drawn: the site's code throws${by}: ${asSentence(thrown)} Nothing is published until every page can be drawn.`,
      hint: place
        ? 'Start at the line that is shown: it is the innermost call of the site.'
        : 'No line of the site is in the stack, so check what the page passes to packages.',
    },
    place,
  );
}

/** A page, and how its Markdown page differs. */
export interface DifferingPage {
  url: string;
  /** `it lacks the heading "Soil"`, and such. */
  differences: readonly string[];
}

/** The HTML and the Markdown of a page have different content. */
export function markdownDiffers(pages: readonly DifferingPage[], place: Place): Problem {
  const urls = pages.map(({ url }) => url);
  const [first] = pages;
  const shown = (first?.differences ?? []).slice(0, NAMED_DIFFERENCES).join('; ');
  const more = (first?.differences.length ?? 0) - NAMED_DIFFERENCES;
  return error(
    'MARKDOWN_DIFFERS',
    {
      message: `${pagesText(urls)} and the Markdown beside it have different content. On ${first?.url}, ${shown}${more > 0 ? ` and ${more} more` : ''}. Programs would read another text than people.`,
      hint: 'Make `renderPlain` of the server entry return the same headings, links and blocks of code as `render`.',
    },
    place,
  );
}

/** So many differences of a page are listed. */
const NAMED_DIFFERENCES = 3;

/** So many pages are listed; the others are counted. */
const NAMED_PAGES = 3;

function pagesText(urls: readonly string[]): string {
  const named = urls.slice(0, NAMED_PAGES).join(', ');
  const more = urls.length - NAMED_PAGES;
  if (urls.length === 1) return `The page ${named}`;
  return more > 0 ? `${urls.length} pages (${named} and ${more} more)` : `${urls.length} pages (${named})`;
}

/** The site's server entry throws while it is loaded. */
export function serverEntryFails(entry: string, thrown: string, place: Place): Problem {
  return error(
    'SERVER_ENTRY_FAILS',
    {
      message: `The server entry ${entry} cannot be run, so no page can be drawn: ${asSentence(thrown)}`,
      hint: 'It has to export `serverEntry` (a ServerEntry of xdocs). Its modules run on a server, where there is no window.',
    },
    place,
  );
}

/** The entry that draws demos throws while it is loaded. */
export function demoServerFails(entry: string, thrown: string, place: Place): Problem {
  return error(
    'DEMO_SERVER_FAILS',
    {
      message: `The demo server entry ${entry} cannot be run, so no demo can be drawn: ${asSentence(thrown)}`,
      hint: 'It has to export `demoServerEntry` (a DemoServerEntry of xdocs). Its modules run on a server, where there is no window.',
    },
    place,
  );
}

/** A demo that threw an error. */
export interface FailedDemo {
  demo: string;
  /** Whether it threw while its modules were loaded, or while its component was drawn. */
  when: 'import' | 'render';
  thrown: string;
}

/** A demo that throws: readers see an empty box, at least without JavaScript. `place`: the innermost call of the demo. */
export function demoThrows({ demo, when, thrown }: FailedDemo, place?: Place): Problem {
  const moment = when === 'import' ? 'when it is loaded' : 'when it is drawn';
  return warning(
    'DEMO_THROWS',
    {
      message: `${demo} throws ${moment}: ${asSentence(thrown)} Its box stays empty until its script runs, if it runs at all.`,
      hint: place
        ? 'Start at the line that is shown: it is the innermost call of the demo. Demos are drawn at build time, without a browser, files, processes or a network: code that needs one of them belongs in an effect or an event handler.'
        : 'No line of the demo is in the stack, so check what its component returns, which has to be there at once, and what it passes to packages.',
    },
    place ?? { file: demo, line: 1, column: 1 },
  );
}

/** A demo that does not end. */
export function demoHangs(demo: string, seconds: number): Problem {
  return warning(
    'DEMO_HANGS',
    {
      message: `${demo} was not drawn within ${seconds} s and was stopped. It may also freeze the page in a browser.`,
      hint: 'Look for an endless loop in its modules and in the code that runs while it is rendered.',
    },
    { file: demo, line: 1, column: 1 },
  );
}

/** A demo that ended the process which draws it. */
export function demoEndsProcess(demo: string, reason: string): Problem {
  return warning(
    'DEMO_ENDS_PROCESS',
    {
      message: `${demo} ended the process that draws demos (${reason}), so its box stays empty until its script runs.`,
      hint: 'Look for a top-level await in its modules, and for code that uses up all memory.',
    },
    { file: demo, line: 1, column: 1 },
  );
}

/** Messages of some errors end in a full stop, those of others do not. */
function asSentence(thrown: string): string {
  return /[.!?…]$/.test(thrown) ? thrown : `${thrown}.`;
}
