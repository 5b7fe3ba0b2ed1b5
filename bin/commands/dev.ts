import { devSite } from '../../generator';
import { EXIT } from '../exit-codes';
import { exitProgram } from '../exit-program';
import { helpOf, type Keys, listenToKeys } from '../keys';
import { projectOf, type RootOption } from '../project';
import { slowStepReporter } from '../slow-steps';
import { emphasis, logMessage, reportProblems } from '../terminal';

interface DevFlags extends RootOption {
  port: number;
  /** An address, or true for all addresses of this machine. */
  host?: string | true;
  open?: true;
  cache: boolean;
}

/** Clears the terminal and its scrollback, and moves the cursor to the top left. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

const ALL_ADDRESSES = '0.0.0.0';

/** `xdocs dev`: serves the site for development. */
export async function dev(flags: DevFlags): Promise<void> {
  const project = projectOf(flags);
  const { url, networkUrls, restart } = await devSite({
    ...project,
    cacheFolder: flags.cache ? project.cacheFolder : undefined,
    port: flags.port,
    host: flags.host === true ? ALL_ADDRESSES : flags.host,
    reporter: slowStepReporter((text) => logMessage(emphasis.dim(text))),
    onProblems: (problems, { files, ms }) => {
      const errors = problems.filter(({ severity }) => severity === 'error');
      reportProblems(errors, 'pretty');
      const what = files.length === 0 ? 'Ready' : files.slice(0, 3).join(', ');
      logMessage(
        `${emphasis.good(what)} ${emphasis.dim(`${Math.round(ms)} ms, ${problems.length - errors.length} warnings`)}`,
      );
    },
  });
  const keys = keysOf(url, restart);
  listenToKeys(process.stdin, keys);
  const ends = process.stdin.isTTY ? 'h for help' : 'Ctrl+C to stop';
  logMessage(`${emphasis.good('Serving')} ${emphasis.bold(url)}  ${emphasis.dim(`(${ends})`)}`);
  for (const one of networkUrls)
    logMessage(`        ${one}  ${emphasis.dim('for other devices of this network')}`);
  if (flags.open) await openInBrowser(url);
}

function keysOf(url: string, restart: () => Promise<void>): Keys {
  const keys: Keys = {
    r: { help: 'reread the whole site', press: restart },
    o: { help: 'open the site in the browser', press: () => openInBrowser(url) },
    c: { help: 'clear the terminal', press: () => process.stderr.write(CLEAR) },
    q: { help: 'quit', press: () => exitProgram(EXIT.good) },
    h: { help: 'show this help', press: () => logMessage(helpOf(keys)) },
  };
  return keys;
}

/** Without a browser, a message is printed and the server keeps running. */
async function openInBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  try {
    const { pid } = await open(url);
    if (pid === undefined) logMessage(`No browser could be opened. The site is at ${url}`);
  } catch {
    logMessage(`No browser could be opened. The site is at ${url}`);
  }
}
