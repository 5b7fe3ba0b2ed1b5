import { devSite } from '../../generator';
import { projectOf, type RootOption } from '../project';
import { emphasis, say, sayProblems } from '../terminal';

interface DevFlags extends RootOption {
  port: number;
  cache: boolean;
}

/** `xdocs dev`: the site while it is written. */
export async function dev(flags: DevFlags): Promise<void> {
  const project = projectOf(flags);
  const { url } = await devSite({
    ...project,
    cacheFolder: flags.cache ? project.cacheFolder : undefined,
    port: flags.port,
    onProblems: (problems, { files, ms }) => {
      const errors = problems.filter(({ severity }) => severity === 'error');
      sayProblems(errors, 'pretty');
      const what = files.length === 0 ? 'Ready' : files.slice(0, 3).join(', ');
      say(
        `${emphasis.good(what)} ${emphasis.dim(`${Math.round(ms)} ms, ${problems.length - errors.length} warnings`)}`,
      );
    },
  });
  say(`${emphasis.good('Serving')} ${emphasis.bold(url)}  ${emphasis.dim('(Ctrl+C ends it)')}`);
}
