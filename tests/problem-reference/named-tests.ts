import type { Problem } from '../../generator/model';
import * as definition from '../../generator/problems/catalogue/definition';
import * as demos from '../../generator/problems/catalogue/demos';
import * as drawing from '../../generator/problems/catalogue/drawing';
import * as files from '../../generator/problems/catalogue/files';
import * as modules from '../../generator/problems/catalogue/modules';
import * as output from '../../generator/problems/catalogue/output';
import * as pictures from '../../generator/problems/catalogue/pictures';
import * as runs from '../../generator/problems/catalogue/runs';
import * as scaffold from '../../generator/problems/catalogue/scaffold';
import * as translations from '../../generator/problems/catalogue/translations';

/** A problem that no sample site shows, as it takes more than a look at a site, and the test that does. */
export interface NamedTest {
  test: string;
  example: Problem;
}

const REFUSALS = 'tests/refusals.test.ts';
const TRANSLATE = 'tests/commands/translate.test.ts';
const NEW_PAGE = 'tests/commands/new-page.test.ts';
const SEARCH = 'tests/commands/search.test.ts';
const OUTPUT = 'tests/commands/output.test.ts';
const FOLDERS = 'tests/generator/steps/9-write/output.test.ts';
const DISK = 'tests/generator/steps/9-write/disk-faults.test.ts';
const DRAWING = 'tests/generator/pipeline/drawing.test.ts';
const PICTURES = 'tests/generator/pipeline/pictures.test.ts';
const DEFINITION = 'tests/generator/steps/1-collect/definition.test.ts';
const FAILURE = 'tests/bin/failure.test.ts';
const UNDRAWN = 'tests/commands/undrawn-pages.test.ts';

const MODULES = 'tests/generator/steps/4-bundle/mistakes.test.ts';
const place = { file: 'site/entries/server.tsx', line: 12, column: 9 };
const demo = 'data/pages/x/react-charts/bars/BarsBasic.tsx';
const full = { code: 'ENOSPC', reason: 'no space left on device', path: '/srv/dist.next/index.html' };

/** One line a code. A code that a sample could show has its place there. */
export const namedTests: NamedTest[] = [
  { test: REFUSALS, example: scaffold.notAPathname('/x/Radar') },
  { test: REFUSALS, example: scaffold.pageExists('/x/react-charts/bars') },
  {
    test: TRANSLATE,
    example: translations.notTranslated('rows', { ...place, file: 'data/pages/x/start/index.zh.md' }),
  },
  { test: TRANSLATE, example: translations.noTranslation('/x/start', 'compare') },
  { test: NEW_PAGE, example: scaffold.pageIsNoText('/guides-group', 'a group of the menu') },
  { test: NEW_PAGE, example: scaffold.titleMissing('/guides/pruning') },
  { test: NEW_PAGE, example: scaffold.notATitle('--title', '') },
  { test: NEW_PAGE, example: scaffold.titleOfExempt('--title-zh', '/blog/hello') },
  { test: REFUSALS, example: scaffold.noSuchPage('/x/react-charts/radar') },
  { test: REFUSALS, example: scaffold.notADemoName('basicRadar') },
  { test: REFUSALS, example: scaffold.demoExists(demo) },
  { test: REFUSALS, example: scaffold.noPlaceInNavigation('/x/react-charts/radar') },
  { test: REFUSALS, example: runs.noPageFits('/x/react-chart/**') },
  { test: REFUSALS, example: runs.nothingBuilt('dist') },
  { test: SEARCH, example: runs.queryTooLong(2048, 500) },
  {
    test: OUTPUT,
    example: runs.unknownLanguage({ option: '--languages', name: 'EN', so: 'nothing was built' }, [
      'en',
      'zh',
    ]),
  },
  {
    test: SEARCH,
    example: runs.noSuchProduct({ option: '--product', name: 'gird', so: 'nothing was searched' }, ['grid']),
  },
  {
    test: 'tests/generator/dev-server/preview.test.ts',
    example: runs.portUnavailable(80, 'permission denied'),
  },
  {
    test: 'tests/generator/dev-server/watch.test.ts',
    example: runs.watchFailed({
      code: 'ENOSPC',
      reason: 'System limit for number of file watchers reached',
      path: '/srv/site/data/pages',
    }),
  },
  {
    test: 'tests/generator/steps/5-check/demo-types.test.ts',
    example: runs.compilerFailed('SIGKILL', ''),
  },
  { test: FAILURE, example: runs.wrongUsage("unknown option '--stict'") },
  { test: FAILURE, example: runs.unexpectedError('x is not a function') },
  {
    test: UNDRAWN,
    example: runs.threwLater(
      'too late',
      '/garden/node_modules/.cache/xdocs/site/modules/server-4KQMR4JM.mjs:15',
    ),
  },
  {
    test: DEFINITION,
    example: definition.noDefinition('data/site.ts', { path: '/srv/garden', is: 'folder' }),
  },
  {
    test: DEFINITION,
    example: definition.definitionEndless(30, { file: 'data/site.ts', line: 1, column: 1 }),
  },
  {
    test: 'tests/generator/steps/3-read/texts/whole-page.test.ts',
    example: files.unreadable('data/pages/x/react-charts/bars/index.md', 'EACCES'),
  },
  {
    test: 'tests/generator/pipeline/broken-sites.test.ts',
    example: files.nameNotUtf8('data/public/caf\uFFFD.svg'),
  },
  {
    test: 'tests/generator/steps/5-check/demo-types.test.ts',
    example: demos.declarationsDoNotParse({
      code: 'TS1110',
      text: 'Type expected',
      place: { ...place, file: 'node_modules/seeds/index.d.ts' },
    }),
  },
  { test: MODULES, example: modules.nodeModuleImported('node:fs', { ...place, file: demo }) },
  {
    test: 'tests/generator/steps/4-bundle/bundle.test.ts',
    example: modules.bundleFailed('site/entries/client.ts:1: Could not resolve "search"'),
  },
  {
    test: DRAWING,
    example: drawing.pageNotDrawn(
      { urls: ['/x/react-charts/bars/'], thrown: 'x is undefined', calls: ['Sidebar', 'AppFrame'] },
      place,
    ),
  },
  {
    test: 'tests/generator/pipeline/markdown-pages.test.ts',
    example: drawing.markdownDiffers(
      [{ url: '/x/react-charts/bars/', differences: ['it lacks the heading "Values from a dataset"'] }],
      { ...place, line: 1, column: 1 },
    ),
  },
  { test: PICTURES, example: pictures.noPictures(place.file) },
  {
    test: DRAWING,
    example: drawing.demoServerFails('site/entries/demo-server.tsx', 'window is not defined', place),
  },
  {
    test: DRAWING,
    example: drawing.demoThrows({ demo, when: 'render', thrown: 'data is undefined' }, place),
  },
  { test: DRAWING, example: drawing.demoEndsProcess(demo, 'exit code 0') },
  { test: DRAWING, example: drawing.demoHangs(demo, 30) },
  { test: DRAWING, example: output.datesUnknown() },
  { test: FOLDERS, example: output.outputIsNoFolder('/dev/null') },
  { test: OUTPUT, example: output.outputIsProtected('data', 'lies inside data') },
  {
    test: FOLDERS,
    example: output.outputNotBuilt('../site', ['notes.txt']),
  },
  { test: FOLDERS, example: output.outputHasMore('dist', ['CNAME']) },
  { test: OUTPUT, example: output.outputBusy('dist', { owner: 'process 4242', lock: 'dist.lock' }) },
  { test: 'tests/generator/steps/9-write/publish.test.ts', example: output.outputTakenOver('dist') },
  { test: DISK, example: output.diskFailed(full, 'The published site is as it was.') },
  { test: DISK, example: output.swapInterrupted(full, 'dist.old') },
  { test: DISK, example: output.leftBehind(full) },
  { test: OUTPUT, example: output.partialSite('dist', { there: 12, all: 878 }) },
];
