import { Option } from 'commander';
import { REPORTERS } from '../terminal';

/** How problems are told. */
export const reporter = () =>
  new Option('--reporter <name>', 'how problems are told').choices(REPORTERS).default('pretty');

/** The site that a command is about. */
export const root = () => new Option('--root <folder>', 'another site: a folder with data/site.ts');

/** What help ends with: calls, each without the name of the program. */
export function examples(...calls: string[]): string {
  return `\nExamples:\n${calls.map((call) => `  $ xdocs ${call}`).join('\n')}`;
}
