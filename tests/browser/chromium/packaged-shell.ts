import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ARGS, type Chromium } from './chromium';

const require = createRequire(import.meta.url);
const entry = require.resolve('@sparticuz/chromium');

/** Unpacks into the temporary folder of its process. */
const UNPACK = `import(${JSON.stringify(pathToFileURL(entry))}).then((shell) => shell.default.executablePath())`;

/**
 * The headless shell inside `@sparticuz/chromium`, which needs a fraction of the processor time of a whole
 * browser and no package of the system. It gets our arguments: with the package's own, closing a context ends
 * the browser, and web security is off.
 */
export function packagedShell(): Chromium {
  const folder = path.resolve('node_modules/.cache', `chromium-shell-${packageVersion()}`);
  if (!existsSync(folder)) unpackInto(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ARGS,
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

/** The folder appears whole or not at all, as several runs may unpack at once. */
function unpackInto(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const next = mkdtempSync(`${folder}.`);
  try {
    // The second variable makes the package unpack the system's libraries, too.
    const env = { ...process.env, TMPDIR: next, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    const { status, stderr } = spawnSync(process.execPath, ['-e', UNPACK], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`It could not be unpacked: ${stderr}`);
    writeFileSync(path.join(next, 'fonts.conf'), fontsConfig(folder));
    if (!existsSync(folder)) renameSync(next, folder);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** The package's fonts alone, so that text is as wide on every machine. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(entry), '../../package.json'), 'utf8'));
  return String(version);
}
