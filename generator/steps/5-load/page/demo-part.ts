import type { Part } from '../../../contract/page';
import { codeHtml, preHtml } from '../code/code-html';
import { highlightJsx } from '../code/highlight';
import type { LoadedDemo, ShownFile } from '../demos/load-demo';
import type { Slots } from './slots';

/** A demo as the site is told it: its code highlighted, in slots. */
export function demoPart({ name, options, variants, preview, sources }: LoadedDemo, slots: Slots): Part {
  const shown = ({ name: file, code }: ShownFile) => ({
    name: file,
    html: slots.add(codeHtml(code, file.replace(/^.*\./, ''))),
  });
  return {
    kind: 'demo',
    demo: {
      name,
      options,
      variants: variants.map(({ files, ...variant }) => ({ ...variant, files: files.map(shown) })),
      ...(preview !== undefined && { preview: slots.add(preHtml(highlightJsx(preview), 'tsx')) }),
      modules: sources,
      source: sources.system,
    },
  };
}
