import type { Problem } from '../../generator/model';
import { definitionEndless, noDefinition } from '../../generator/problems/catalogue/definition';
import {
  demoEndsProcess,
  demoServerFails,
  demoThrows,
  pageNotDrawn,
  serverEntryFails,
} from '../../generator/problems/catalogue/drawing';
import { unreadable } from '../../generator/problems/catalogue/files';
import {
  bundleFailed,
  entryMissing,
  everythingExported,
  exportMissing,
  moduleMissing,
  moduleSyntax,
  nodeModuleImported,
} from '../../generator/problems/catalogue/modules';
import {
  diskFailed,
  leftBehind,
  outputBusy,
  outputIsNoFolder,
  outputIsProtected,
  outputNotBuilt,
  outputTakenOver,
  partialSite,
  swapInterrupted,
} from '../../generator/problems/catalogue/output';
import {
  noPageFits,
  nothingBuilt,
  portUnavailable,
  unexpectedError,
  unknownLanguage,
  wrongUsage,
} from '../../generator/problems/catalogue/runs';
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
const DRAWING = 'tests/generator/pipeline/drawing.test.ts';
const OUTPUT = 'tests/commands/output.test.ts';
const FAILURE = 'tests/bin/failure.test.ts';
const demo = 'data/pages/x/react-charts/bars/BarsBasic.tsx';
const fault = { code: 'ENOSPC', reason: 'no space left on the device', path: 'dist/index.html' };
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
  { test: MODULES, example: nodeModuleImported('node:fs', place) },
  {
    test: DRAWING,
    example: pageNotDrawn({ urls: ['/x/react-charts/bars/'], thrown: 'no title', calls: ['Heading'] }, place),
  },
  { test: DRAWING, example: serverEntryFails('site/entries/server.tsx', 'no theme', place) },
  { test: DRAWING, example: demoServerFails('site/entries/demo-server.tsx', 'no theme', place) },
  { test: DRAWING, example: demoThrows({ demo, when: 'render', thrown: 'no rows' }, place) },
  { test: DRAWING, example: demoEndsProcess(demo, 'exit code 1') },
  { test: 'tests/generator/steps/9-write/output.test.ts', example: outputIsNoFolder('dist') },
  { test: OUTPUT, example: outputIsProtected('data', 'holds the sources of the site') },
  {
    test: 'tests/generator/steps/9-write/output.test.ts',
    example: outputNotBuilt('../other', ['notes.txt']),
  },
  { test: OUTPUT, example: outputBusy('dist', { owner: 'process 4711', lock: '.dist.xdocs-build/lock' }) },
  { test: 'tests/generator/steps/9-write/publish.test.ts', example: outputTakenOver('dist') },
  { test: OUTPUT, example: partialSite('dist', { there: 3, all: 884 }) },
  { test: OUTPUT, example: unknownLanguage('EN', ['en', 'zh']) },
  { test: 'tests/generator/steps/9-write/disk-faults.test.ts', example: diskFailed(fault) },
  {
    test: 'tests/generator/steps/9-write/disk-faults.test.ts',
    example: swapInterrupted(fault, '.dist.xdocs-build'),
  },
  { test: 'tests/generator/steps/9-write/disk-faults.test.ts', example: leftBehind(fault) },
  { test: 'tests/generator/dev-server/preview.test.ts', example: portUnavailable(80, 'permission denied') },
  { test: FAILURE, example: unexpectedError('x is undefined') },
  { test: FAILURE, example: wrongUsage("unknown option '--oot'") },
];

/** Codes that nothing shows, and why. The list may only become shorter. */
export const unshown: Record<string, string> = {
  DEMO_HANGS: 'takes its 30 seconds; that a loop is stopped is shown with fewer, by what draws demos',
  BROKEN: 'stands for what no other problem names: a test that provokes it would be a fault to be named',
};
