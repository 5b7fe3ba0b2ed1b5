import { type Coverage, translateAccept, translateStatus } from '../../generator';
import { EXIT } from '../exit-codes';
import { projectOf, type RootOption } from '../project';
import { table } from '../table';
import { emphasis, print, say } from '../terminal';

interface StatusFlags extends RootOption {
  json?: boolean;
}

/** `xdocs translate status`: how far the translations are, for people and for programs. */
export async function status({ json, ...flags }: StatusFlags): Promise<void> {
  const coverage = await translateStatus(projectOf(flags));
  print(json ? JSON.stringify(coverage, null, 2) : table(HEAD, coverage.map(row)));
}

/** `xdocs translate accept`: writes down that translations agree with their originals as they are now. */
export async function accept(only: string | undefined, flags: RootOption): Promise<void> {
  const { pages, sections, files } = await translateAccept({ ...projectOf(flags), only });
  if (pages === 0) {
    say(
      `No translated page ${only === undefined ? 'is there' : `matches ${only}`}, or the site keeps no ledger.`,
    );
    process.exitCode = EXIT.problems;
    return;
  }
  say(`${emphasis.good('Accepted')} ${sections} sections of ${pages} pages; ${files.length} files changed.`);
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
