import { Option } from 'commander';
import { REPORTERS } from '../terminal';

/** `--reporter`: the output format of problems. */
export const reporter = () =>
  new Option('--reporter <name>', 'output format of problems').choices(REPORTERS).default('pretty');

/** `--root`: the folder of the site. */
export const root = () => new Option('--root <folder>', 'folder of the site, which contains data/site.ts');

/** The examples at the end of a help text, from calls without the name of the program. */
export function examples(...calls: string[]): string {
  return `\nExamples:\n${calls.map((call) => `  $ xdocs ${call}`).join('\n')}`;
}
