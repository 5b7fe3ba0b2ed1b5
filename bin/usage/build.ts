import type { Command } from 'commander';
import { examples, reporter, root } from './options';
import { another, count, list } from './values';

const NOTES = `
--out is a new folder, an empty one, or one that a build made; anything else is refused.
With --languages or --only all other pages stay as they were published.
`;

const CALLS = ['build', 'build --pictures', 'build --only "/guides/**"', 'build --explain /guides/watering/'];

/** Says how the whole site is built. */
export function declareBuild(program: Command): void {
  program
    .command('build')
    .description('build the whole site, or leave the published one as it was')
    .addOption(root())
    .option('--out <folder>', 'where the site goes', undefined)
    .option('--languages <codes>', 'only pages in these languages, separated by commas', list)
    .option('--only <glob>', 'only pages whose path matches, can be given again', another)
    .option('--workers <count>', 'threads, one a core but one unless said; 0 works in none', count)
    .option('--pictures', 'draw a picture of every page, which links to it show elsewhere')
    .option('--no-cache', 'make everything anew and remember nothing')
    .option('--dry-run', 'do everything but publish')
    .option('--explain <path>', 'say why the page was rebuilt')
    .option('--strict', 'warnings count as errors')
    .addOption(reporter())
    .addHelpText('after', NOTES + examples(...CALLS))
    .action(async (flags) => (await import('../commands/build')).build(flags));
}
