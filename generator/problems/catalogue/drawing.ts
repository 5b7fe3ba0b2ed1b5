import type { Place, Problem } from '../../model';
import { error, warning } from '../problem';

/** Pages that one mistake keeps from being drawn. */
export interface UndrawnPages {
  /** Urls, in the order of the menu. */
  urls: readonly string[];
  /** What was thrown. */
  thrown: string;
  /** The site's own function that threw, and the component that called it; none when only packages did. */
  calls: readonly string[];
}

/** The site's code throws while it draws pages: the same mistake is told once, however many pages it breaks. */
export function pageNotDrawn({ urls, thrown, calls }: UndrawnPages, place?: Place): Problem {
  const by = calls.length === 0 ? '' : ` in ${calls.join(', called by ')}`;
  return error(
    'PAGE_NOT_DRAWN',
    {
      message: `${pagesText(urls)} cannot be drawn: the site's code throws${by}: ${thrown}. Nothing is published until every page can be drawn.`,
      hint: place
        ? 'Start at the line that is shown: it is the last of the site that ran.'
        : 'No line of the site is among the calls, so look at what the page hands to its packages.',
    },
    place,
  );
}

/** A page and what its Markdown page says otherwise. */
export interface DifferingPage {
  url: string;
  /** `it lacks the heading "Soil"`, and such. */
  differences: readonly string[];
}

/** The site draws a page for readers and, once more, for its Markdown page: programs would read another page than people. */
export function markdownDiffers(pages: readonly DifferingPage[], place: Place): Problem {
  const urls = pages.map(({ url }) => url);
  const [first] = pages;
  const shown = (first?.differences ?? []).slice(0, NAMED_DIFFERENCES).join('; ');
  const more = (first?.differences.length ?? 0) - NAMED_DIFFERENCES;
  return error(
    'MARKDOWN_DIFFERS',
    {
      message: `${pagesText(urls)} and the Markdown beside it say different things: of ${first?.url}, ${shown}${more > 0 ? ` and ${more} more` : ''}. Programs would read another page than people do.`,
      hint: 'See that `renderPlain` of the server entry gives every heading, link and block of code that `render` gives, and no others.',
    },
    place,
  );
}

/** How many differences are named of a page. */
const NAMED_DIFFERENCES = 3;

/** How many pages are named before the rest is only counted. */
const NAMED_PAGES = 3;

function pagesText(urls: readonly string[]): string {
  const named = urls.slice(0, NAMED_PAGES).join(', ');
  const more = urls.length - NAMED_PAGES;
  if (urls.length === 1) return `The page ${named}`;
  return more > 0 ? `${urls.length} pages (${named} and ${more} more)` : `${urls.length} pages (${named})`;
}

/** The site's server entry throws before it has drawn anything. */
export function serverEntryFails(entry: string, thrown: string, place: Place): Problem {
  return error(
    'SERVER_ENTRY_FAILS',
    {
      message: `The server entry ${entry} cannot be run, so no page can be drawn: ${thrown}.`,
      hint: 'It exports `serverEntry` (a ServerEntry of xdocs), and its modules run on a server: there is no window.',
    },
    place,
  );
}

/** The entry that draws demos throws before it has drawn any. */
export function demoServerFails(entry: string, thrown: string, place: Place): Problem {
  return error(
    'DEMO_SERVER_FAILS',
    {
      message: `The demo server entry ${entry} cannot be run, so no demo can be drawn: ${thrown}.`,
      hint: 'It exports `demoServerEntry` (a DemoServerEntry of xdocs), and its modules run on a server: there is no window.',
    },
    place,
  );
}

/** What a demo did instead of being drawn. */
export interface FailedDemo {
  demo: string;
  /** When it threw: while its modules were loaded, or while its component was drawn. */
  when: 'import' | 'render';
  thrown: string;
}

/** A demo that throws: its readers would see an empty box, without JavaScript and maybe with it. */
export function demoThrows({ demo, when, thrown }: FailedDemo, place: Place): Problem {
  const moment = when === 'import' ? 'when it is loaded' : 'when it is drawn';
  return warning(
    'DEMO_THROWS',
    {
      message: `${demo} throws ${moment}: ${thrown}. Nothing of it is shown until its script runs, if it runs at all.`,
      hint: 'Demos are drawn at build time, without a browser, files, processes or a network: what needs one of them belongs into an effect or an event handler.',
    },
    place,
  );
}

/** A demo that never ends. */
export function demoHangs(demo: string, seconds: number): Problem {
  return warning(
    'DEMO_HANGS',
    {
      message: `${demo} was not drawn within ${seconds} s and was stopped. It may freeze the page of a reader, too.`,
      hint: 'Look for a loop that never ends, in its modules and in what runs while it is rendered.',
    },
    { file: demo, line: 1, column: 1 },
  );
}

/** A demo that ended the process which draws it. */
export function demoEndsProcess(demo: string, reason: string): Problem {
  return warning(
    'DEMO_ENDS_PROCESS',
    {
      message: `${demo} ended the process that draws demos (${reason}), so nothing of it is shown until its script runs.`,
      hint: 'Look for an await at the top of its modules, and for what takes all memory.',
    },
    { file: demo, line: 1, column: 1 },
  );
}
