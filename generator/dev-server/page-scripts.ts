import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exchangeScript } from './exchange-script';
import { overlayScript } from './overlay-script';

const scripts: Record<string, () => string> = {
  '/__xdocs/overlay.js': () => overlayScript,
  '/__xdocs/exchange.js': () => exchangeScript,
  '/__xdocs/idiomorph.js': () => readFileSync(fileURLToPath(import.meta.resolve('idiomorph')), 'utf8'),
};

/** Scripts that only the development server adds to pages, by url path. */
export function pageScript(pathname: string): string | undefined {
  return Object.hasOwn(scripts, pathname) ? scripts[pathname]?.() : undefined;
}
