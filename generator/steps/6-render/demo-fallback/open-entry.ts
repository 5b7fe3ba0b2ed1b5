import type { DemoServerEntry, DemoToDraw, DrawMounted } from '../../../page/demo-server-entry';
import type { DrawingOrder } from './drawing-messages';

/** The opened entry of a site: how it renders demos, and which ones. */
export interface OpenEntry extends Pick<DemoServerEntry, 'restart' | 'isComponent'> {
  draw: DrawMounted | undefined;
  isWanted: (demo: DemoToDraw) => boolean;
}

/**
 * Loads the entry of a site, and opens its simulated browser if demos are mounted. The drawing process gets the source text
 * of this function, so it must not use anything outside.
 */
export async function openEntry(
  { entry: url, manner, languages }: Pick<DrawingOrder, 'entry' | 'manner' | 'languages'>,
  load: (url: string) => Promise<{ demoServerEntry?: DemoServerEntry }>,
): Promise<OpenEntry> {
  const { demoServerEntry: entry } = await load(url);
  if (!entry) throw new TypeError('it exports no `demoServerEntry`');
  const { restart, isComponent, browser } = entry;
  const given = { ...(restart && { restart }), ...(isComponent && { isComponent }) };
  if (manner === 'browser')
    return {
      ...given,
      draw: await browser?.open(languages),
      isWanted: (demo) => browser?.draws(demo) === true,
    };
  return {
    ...given,
    draw: async (demo, language) => entry.renderDemo(demo, language),
    isWanted: () => true,
  };
}
