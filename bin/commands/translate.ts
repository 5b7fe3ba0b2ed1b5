import {
  type Coverage,
  type SectionDiff,
  TOP,
  translateAccept,
  translateDiff,
  translateStatus,
} from '../../generator';
import { EXIT, exitCodeFor } from '../exit-codes';
import { projectOf, type RootOption } from '../project';
import { table } from '../table';
import { emphasis, print, logMessage, reportProblems } from '../terminal';

interface StatusFlags extends RootOption {
  json?: boolean;
}

/** `xdocs translate status`: the coverage of translations, as a table or as JSON. */
export async function status({ json, ...flags }: StatusFlags): Promise<void> {
  const coverage = await translateStatus(projectOf(flags));
  print(json ? JSON.stringify(coverage, null, 2) : table(HEAD, coverage.map(row)));
}

/** `xdocs translate accept`: records that translations match their originals as both are now. */
export async function accept(only: string | undefined, flags: RootOption): Promise<void> {
  const { pages, sections, files, problems } = await translateAccept({ ...projectOf(flags), only });
  if (pages === 0) {
    logMessage('There is no translated page, or the site has no translation ledger.');
    process.exitCode = EXIT.problems;
    return;
  }
  reportProblems(problems, 'pretty');
  logMessage(
    `${emphasis.good('Accepted')} ${sections} sections of ${pages} pages; ${files.length} files changed.`,
  );
  process.exitCode = exitCodeFor(problems, {});
}

/** `xdocs translate diff`: what changed in the original of every section that is out of date. */
export async function diff(pathname: string, flags: RootOption): Promise<void> {
  const wanted = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  const sections = await translateDiff(projectOf(flags), wanted);
  if (sections.length === 0) logMessage(`No original of ${wanted} has changed since it was translated.`);
  for (const section of sections) print(formatSection(section));
}

function formatSection({ language, file, line, id, patch }: SectionDiff): string {
  const title = `${file}:${line} (${language}, ${id === TOP ? 'beginning' : `#${id}`})`;
  return `${title}\n${patch ?? 'The Git history of this repository does not contain the translated original.\n'}`;
}

const HEAD = ['', 'Language', 'Pages', 'Sections', 'Current', 'Out of date', 'Not recorded', 'Coverage'];

function row({ product, language, pages, sections }: Coverage): string[] {
  const { written, current, outdated, unrecorded } = sections;
  return [
    product,
    language,
    `${pages.translated}/${pages.written}`,
    String(written),
    String(current),
    String(outdated),
    String(unrecorded),
    `${Math.floor((100 * current) / written)} %`,
  ];
}
