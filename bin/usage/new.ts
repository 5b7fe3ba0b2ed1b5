import type { Command } from 'commander';
import { examples, root } from './options';
import { titleLanguages, titlesIn } from './titles';

/** Declares `xdocs new`. */
export function declareNew(program: Command): void {
  const create = program.command('new').description('create a page, a demo or a playground');
  for (const declare of [newPage, newDemo, newPlayground]) declare(create);
}

function newPage(create: Command): void {
  // The languages of the site are not known here, so each language in the arguments is accepted.
  const languages = titleLanguages(process.argv);
  const page = create
    .command('page <path>')
    .description('create a text, its first demo and, if it is missing, the navigation entry')
    .addOption(root())
    .option('--title <words>', 'title of the page and its entry; not needed for a declared page')
    .option('--title-zh <words>', 'title in another language: --title-<code>')
    .allowExcessArguments(false)
    .addHelpText(
      'after',
      examples('new page /guides/watering', 'new page /guides/pruning --title Pruning --title-zh 修剪'),
    )
    .action(async (pathname, { title, root, ...others }) => {
      const titles = titlesIn(others, languages);
      return (await import('../commands/new')).page(pathname, { title, root, titles });
    });
  for (const code of languages) page.option(`--title-${code} <words>`);
}

function newDemo(create: Command): void {
  create
    .command('demo <path> <name>')
    .description('create a demo and show it at the end of a page')
    .addOption(root())
    .addHelpText('after', examples('new demo /guides/watering WateringBasic'))
    .action(async (pathname, name, flags) => (await import('../commands/new')).demo(pathname, name, flags));
}

function newPlayground(create: Command): void {
  create
    .command('playground <name>')
    .description('create a page for experiments; only `xdocs dev` shows it')
    .addOption(root())
    .addHelpText('after', examples('new playground TryTooltips'))
    .action(async (name, flags) => (await import('../commands/new')).playground(name, flags));
}
