import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A demo marker without a demo. `known` are the names of existing demos. */
export function demoNotFound(name: string, known: readonly string[], place: Place): Problem {
  return error(
    'DEMO_NOT_FOUND',
    {
      message: `The demo "${name}" does not exist in the folder of the page, so nothing is shown in its place.`,
      hint: `${didYouMean(name.replace(/\.\w+$/, ''), known)}A demo is Name.tsx or Name.js in the page's folder, or Name/system/index.tsx.`,
    },
    place,
  );
}

/** A demo that a page shows twice. */
export function demoShownTwice(name: string, place: Place): Problem {
  return warning(
    'DEMO_SHOWN_TWICE',
    {
      message: `The page shows the demo "${name}" twice, so links to it reach only the first one.`,
      hint: 'Show it once, or copy it under another name.',
    },
    place,
  );
}

/** A demo without a default export that is a component. */
export function demoWithoutComponent(place: Place): Problem {
  return error(
    'DEMO_WITHOUT_COMPONENT',
    {
      message: `${place.file} does not export a component by default, so there is nothing to show.`,
      hint: 'Export the component: export default function Name() { … }.',
    },
    place,
  );
}

/** A relative import that cannot be resolved. */
export function demoModuleNotFound(module: string, tried: readonly string[], place: Place): Problem {
  return error(
    'DEMO_MODULE_NOT_FOUND',
    {
      message: `The import "${module}" does not resolve to a file of the pages folder, so the demo cannot run.`,
      hint: `Tried ${tried.join(', ')}. A demo may import files of its own page and of other pages.`,
    },
    place,
  );
}

/** A demo that a separate project could not run. `fault` completes "because …". */
export function demoWithoutSandbox(fault: string, place: Place): Problem {
  return warning(
    'DEMO_WITHOUT_SANDBOX',
    {
      message: `${place.file} cannot be opened in a sandbox, because ${fault}: its page does not offer the sandbox.`,
      hint: 'Import packages that readers can install, and install them here as well.',
    },
    place,
  );
}
