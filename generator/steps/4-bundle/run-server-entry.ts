import { Script } from 'node:vm';
import type { Problem } from '../../model';
import type { DemoServerEntry } from '../../page/demo-server-entry';
import type { ServerEntry } from '../../page/server-entry';
import { demoServerFails, serverEntryFails } from '../../problems/catalogue/drawing';
import { describeThrown } from '../../problems/describe-thrown';
import { loadModule } from '../../site-code/load-module';
import { throwRejections } from '../../site-code/throw-rejections';
import { withinLimit } from '../../site-code/within-limit';
import type { BundleContext } from './bundle-context';
import { firstPlace } from './maps/first-place';
import { demoPlacesIn, pagePlacesIn } from './maps/source-places';

/** Texts of the site that all pages share. */
export interface SharedTexts {
  sharedStyles: string;
  beforePaint: string;
}

/** Calls the site's server entry for the texts that all pages share. Its errors are problems of the site. */
export async function runServerEntry(
  context: BundleContext,
  file: string,
): Promise<{ texts?: SharedTexts; problems: Problem[] }> {
  const { server } = context.site.entries;
  try {
    const { serverEntry } = await loadModule<{ serverEntry?: ServerEntry }>(file);
    if (!serverEntry) throw new TypeError('it exports no `serverEntry`');
    const texts = await throwRejections(() => ({
      sharedStyles: withinLimit(() => serverEntry.sharedStyles()),
      beforePaint: withinLimit(() => serverEntry.beforePaint()),
    }));
    for (const [name, text] of Object.entries(texts))
      if (typeof text !== 'string') throw new TypeError(`\`${name}\` gives no text`);
    requireScript(texts.beforePaint);
    return { texts, problems: [] };
  } catch (error) {
    const { text, frames } = describeThrown(error);
    const found = firstPlace(frames, await pagePlacesIn(context));
    const place = found?.place ?? { file: server, line: 1, column: 1 };
    return { problems: [serverEntryFails(server, text, place)] };
  }
}

/** Compiles, but does not run, the script that every page runs before its first paint: a syntax error would go unnoticed. */
function requireScript(beforePaint: string): void {
  const [found] = /<\/script|<!--/i.exec(beforePaint) ?? [];
  if (found !== undefined)
    throw new TypeError(
      `\`beforePaint\` gives a script with \`${found}\` in it, which ends it in every page`,
    );
  try {
    new Script(beforePaint);
  } catch (error) {
    throw new TypeError(`\`beforePaint\` gives a script that does not parse: ${describeThrown(error).text}`);
  }
}

/** The problem of the entry that draws demos; undefined when it works or the site has none. */
export async function demoEntryProblem(context: BundleContext, file: string): Promise<Problem | undefined> {
  const { demoServer = '' } = context.site.entries;
  try {
    const loaded = await loadModule<{ demoServerEntry?: DemoServerEntry }>(file);
    if (!loaded.demoServerEntry) throw new TypeError('it exports no `demoServerEntry`');
    if (typeof loaded.demoServerEntry.renderDemo !== 'function')
      throw new TypeError('its `demoServerEntry` has no `renderDemo`');
    return undefined;
  } catch (error) {
    const { text, frames } = describeThrown(error);
    const found = firstPlace(frames, await demoPlacesIn(context, []));
    return demoServerFails(demoServer, text, found?.place ?? { file: demoServer, line: 1, column: 1 });
  }
}
