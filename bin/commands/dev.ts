import { devSite } from '../../generator';
import { EXIT } from '../exit-codes';
import { exitProgram } from '../exit-program';
import { helpOf, type Keys, listenToKeys } from '../keys';
import { projectOf, type RootOption } from '../project';
import { emphasis, say, sayProblems } from '../terminal';

interface DevFlags extends RootOption {
  port: number;
  /** An address, or true for all of this machine. */
  host?: string | true;
  open?: true;
  cache: boolean;
}

/** Clears a terminal and its history, and goes home. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

const ALL_ADDRESSES = '0.0.0.0';

/** `xdocs dev`: the site while it is written. */
export async function dev(flags: DevFlags): Promise<void> {
  const project = projectOf(flags);
  const { url, restart } = await devSite({
    ...project,
    cacheFolder: flags.cache ? project.cacheFolder : undefined,
    port: flags.port,
    host: flags.host === true ? ALL_ADDRESSES : flags.host,
    onProblems: (problems, { files, ms }) => {
      const errors = problems.filter(({ severity }) => severity === 'error');
      sayProblems(errors, 'pretty');
      const what = files.length === 0 ? 'Ready' : files.slice(0, 3).join(', ');
      say(
        `${emphasis.good(what)} ${emphasis.dim(`${Math.round(ms)} ms, ${problems.length - errors.length} warnings`)}`,
      );
    },
  });
  const keys = keysOf(url, restart);
  listenToKeys(process.stdin, keys);
  const ends = process.stdin.isTTY ? 'h for help' : 'Ctrl+C ends it';
  say(`${emphasis.good('Serving')} ${emphasis.bold(url)}  ${emphasis.dim(`(${ends})`)}`);
  if (flags.open) await openInBrowser(url);
}

function keysOf(url: string, restart: () => Promise<void>): Keys {
  const keys: Keys = {
    r: { help: 'read the whole site anew', press: restart },
    o: { help: 'open it in the browser', press: () => openInBrowser(url) },
    c: { help: 'clear the terminal', press: () => process.stderr.write(CLEAR) },
    q: { help: 'quit', press: () => exitProgram(EXIT.good) },
    h: { help: 'show this help', press: () => say(helpOf(keys)) },
  };
  return keys;
}

/** A machine without a browser says so, and the server goes on. */
async function openInBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  try {
    const { pid } = await open(url);
    if (pid === undefined) say(`No browser could be opened: ${url}`);
  } catch {
    say(`No browser could be opened: ${url}`);
  }
}
