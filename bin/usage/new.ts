import type { Command } from 'commander';
import { examples, root } from './options';
import { titleLanguages, titlesIn } from './titles';

/** Says how a page, a demo or a playground is begun. */
export function declareNew(program: Command): void {
  const begin = program.command('new').description('begin a page, a demo or a playground');
  for (const declare of [newPage, newDemo, newPlayground]) declare(begin);
}

function newPage(begin: Command): void {
  const page = begin
    .command('page <path>')
    .description('write a text and its first demo and, unless it is declared, the entry')
    .addOption(root())
    .option('--title <words>', 'title of page and entry; a declared page has one')
    .option('--title-zh <words>', 'the same in another language: --title-<code>')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      examples('new page /guides/watering', 'new page /guides/pruning --title Pruning --title-zh 修剪'),
    )
    .action(async (pathname, { title, root, ...others }) => {
      const titles = titlesIn(others);
      return (await import('../commands/new')).page(pathname, { title, root, titles });
    });
  // Which languages a site has, only its definition knows.
  for (const code of titleLanguages(process.argv)) page.option(`--title-${code} <words>`);
}

function newDemo(begin: Command): void {
  begin
    .command('demo <path> <name>')
    .description('write a demo and show it at the end of a page')
    .addOption(root())
    .addHelpText('after', examples('new demo /guides/watering WateringBasic'))
    .action(async (pathname, name, flags) => (await import('../commands/new')).demo(pathname, name, flags));
}

function newPlayground(begin: Command): void {
  begin
    .command('playground <name>')
    .description('write a page to try things on; only dev shows it')
    .addOption(root())
    .addHelpText('after', examples('new playground TryTooltips'))
    .action(async (name, flags) => (await import('../commands/new')).playground(name, flags));
}
