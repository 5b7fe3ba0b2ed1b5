import type { Command } from 'commander';
import { examples, root } from './options';
import { limit } from './values';

/** Declares `xdocs search`. */
export function declareSearch(program: Command): void {
  program
    .command('search <words...>')
    .description('find pages, sections, demos and names of the API, as readers of the site do')
    .addOption(root())
    .option('--language <code>', 'language to search; the default language of the site if omitted')
    .option('--product <id>', 'only results of this product')
    .option('--limit <count>', 'maximum number of results', limit, 10)
    .option('--json', 'print JSON')
    .option('--out <folder>', 'folder of the built site; without one, the sources are searched')
    .addHelpText('after', examples('search "row height"', 'search 修剪 --language zh --json --limit 3'))
    .action(async (words, flags) => (await import('../commands/search')).search(words, flags));
}
