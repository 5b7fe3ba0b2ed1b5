import type { Command } from 'commander';
import { examples, root } from './options';
import { limit } from './values';

/** Says how a site is searched. */
export function declareSearch(program: Command): void {
  program
    .command('search <words...>')
    .description('find pages, sections, demos and names of the API, as readers of the site do')
    .addOption(root())
    .option('--language <code>', 'which language is searched; the default one unless said')
    .option('--product <id>', 'only what belongs to this product')
    .option('--limit <count>', 'at most so many results', limit, 10)
    .option('--json', 'for programs')
    .option('--out <folder>', 'where the site went; without a built site its sources are searched')
    .addHelpText('after', examples('search "row height"', 'search 修剪 --language zh --json --limit 3'))
    .action(async (words, flags) => (await import('../commands/search')).search(words, flags));
}
