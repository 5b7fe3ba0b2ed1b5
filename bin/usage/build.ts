import type { Command } from 'commander';
import { examples, reporter, root } from './options';
import { collectValues, count, list } from './values';

const NOTES = `
--out must be a new folder, an empty one, or the output of an earlier build.
With --languages or --only, all other pages stay as they were published.
`;

const CALLS = ['build', 'build --pictures', 'build --only "/guides/**"', 'build --explain /guides/watering/'];

/** Declares `xdocs build`. */
export function declareBuild(program: Command): void {
  program
    .command('build')
    .description('build the site; on errors the published site stays unchanged')
    .addOption(root())
    .option('--out <folder>', 'output folder', undefined)
    .option('--languages <codes>', 'only pages in these languages, separated by commas', list)
    .option('--only <glob>', 'only pages whose path matches; repeatable', collectValues)
    .option(
      '--workers <count>',
      'number of worker threads, by default one less than there are cores; 0 uses none',
      count,
    )
    .option('--pictures', 'draw the preview picture of every page for social networks')
    .option('--no-cache', 'neither read nor write the cache')
    .option('--dry-run', 'build without publishing')
    .option('--explain <path>', 'show why this page was rebuilt')
    .option('--strict', 'warnings count as errors')
    .addOption(reporter())
    .addHelpText('after', NOTES + examples(...CALLS))
    .action(async (flags) => (await import('../commands/build')).build(flags));
}
