import { listRoutes } from '../../generator';
import { projectOf, type RootOption } from '../project';
import { print } from '../terminal';

interface RoutesFlags extends RootOption {
  json?: boolean;
}

/** `xdocs routes`: every url of the site with its text, as lines or as JSON. */
export async function routes(flags: RoutesFlags): Promise<void> {
  const { pages, redirects } = await listRoutes(projectOf(flags));
  if (flags.json) {
    print(JSON.stringify({ pages, redirects }, null, 2));
    return;
  }
  for (const { url, title, text, kind } of pages)
    print(`${url}\t${title}\t${text?.file ?? `(${kind === 'index' ? 'index' : 'not written'})`}`);
  for (const { url, to } of redirects) print(`${url}\t→ ${to}`);
}
