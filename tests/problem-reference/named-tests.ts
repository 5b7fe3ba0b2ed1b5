import type { Problem } from '../../generator/model';
import { noPageFits, nothingBuilt } from '../../generator/problems/catalogue/commands';
import { definitionEndless, noDefinition } from '../../generator/problems/catalogue/definition';
import { unreadable } from '../../generator/problems/catalogue/files';
import {
  bundleFailed,
  entryMissing,
  everythingExported,
  exportMissing,
  moduleMissing,
  moduleSyntax,
} from '../../generator/problems/catalogue/modules';
import {
  demoExists,
  noPlaceInNavigation,
  noSuchPage,
  notADemoName,
  notAPathname,
  pageExists,
} from '../../generator/problems/catalogue/scaffold';

/** A problem that no sample site shows, as it takes more than a look at a site, and the test that does. */
export interface NamedTest {
  test: string;
  example: Problem;
}

const COMMANDS = 'tests/refusals.test.ts';
const MODULES = 'tests/generator/steps/4-bundle/mistakes.test.ts';
const DEFINITION = 'tests/generator/steps/1-collect/definition.test.ts';
const place = { file: 'site/entries/client.ts', line: 1, column: 22 };

/** One line a code. A code that a sample could show has its place there. */
export const namedTests: NamedTest[] = [
  { test: COMMANDS, example: noPageFits('/x/react-chart/**') },
  { test: COMMANDS, example: nothingBuilt('dist') },
  { test: COMMANDS, example: notAPathname('/x/Radar') },
  { test: COMMANDS, example: pageExists('/x/react-charts/bars') },
  { test: COMMANDS, example: noSuchPage('/x/react-charts/radar') },
  { test: COMMANDS, example: notADemoName('basicRadar') },
  { test: COMMANDS, example: demoExists('data/pages/x/react-charts/bars/BarsBasic.tsx') },
  { test: COMMANDS, example: noPlaceInNavigation('/x/react-charts/radar') },
  { test: DEFINITION, example: noDefinition('data/site.ts') },
  { test: DEFINITION, example: definitionEndless(30, { file: 'data/site.ts', line: 1, column: 1 }) },
  {
    test: 'tests/generator/steps/3-read/texts/whole-page.test.ts',
    example: unreadable('data/pages/x/react-charts/bars/index.md', 'EACCES'),
  },
  { test: MODULES, example: entryMissing('client', 'site/entries/cleint.ts') },
  { test: MODULES, example: moduleSyntax('Unexpected end of file', place) },
  { test: MODULES, example: moduleMissing('./serch', ['./search'], place) },
  { test: MODULES, example: exportMissing('BarChrat', '@mui/x-charts', place) },
  { test: MODULES, example: everythingExported('@mui/x-charts', place) },
  {
    test: 'tests/generator/steps/4-bundle/bundle.test.ts',
    example: bundleFailed('site/entries/client.ts:1: Could not resolve "search"'),
  },
];

/** Codes that nothing shows, and why. The list may only become shorter. */
export const unshown: Record<string, string> = {
  BROKEN: 'stands for what no other problem names: a test that provokes it would be a fault to be named',
};
