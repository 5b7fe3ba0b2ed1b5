import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A demo marker without a demo. `known` are the names of those that exist. */
export function demoNotFound(name: string, known: readonly string[], place: Place): Problem {
  return error(
    'DEMO_NOT_FOUND',
    {
      message: `The demo "${name}" does not exist beside the page, so nothing is shown in its place.`,
      hint: `${didYouMean(name.replace(/\.\w+$/, ''), known)}A demo is Name.tsx or Name.js in the page's folder, or Name/system/index.tsx.`,
    },
    place,
  );
}

/** A demo that stands twice on one page. */
export function demoShownTwice(name: string, place: Place): Problem {
  return warning(
    'DEMO_SHOWN_TWICE',
    {
      message: `The page shows the demo "${name}" twice, so links to it reach only the first.`,
      hint: 'Show it once, or copy it under another name.',
    },
    place,
  );
}

/** A demo that exports nothing by default. */
export function demoWithoutComponent(place: Place): Problem {
  return error(
    'DEMO_WITHOUT_COMPONENT',
    {
      message: `${place.file} has no default export, so there is nothing to show.`,
      hint: 'Export the component: export default function Name() { … }.',
    },
    place,
  );
}

/** A relative import that leads nowhere. */
export function demoModuleNotFound(module: string, tried: readonly string[], place: Place): Problem {
  return error(
    'DEMO_MODULE_NOT_FOUND',
    {
      message: `"${module}" leads to no file of the pages folder, so the demo cannot run.`,
      hint: `Tried ${tried.join(', ')}. A demo may import files beside its page and those of other pages.`,
    },
    place,
  );
}

/** A demo that no project elsewhere could run. `fault` completes "as …". */
export function demoWithoutSandbox(fault: string, place: Place): Problem {
  return warning(
    'DEMO_WITHOUT_SANDBOX',
    {
      message: `${place.file} cannot be opened in a sandbox, as ${fault}: its page does not offer that.`,
      hint: 'Import what a reader can install, and install it here as well.',
    },
    place,
  );
}
