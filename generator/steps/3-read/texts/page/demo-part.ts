import { preHtml } from '../../../../markup/code/code-html';
import { highlightJsx } from '../../../../markup/code/highlight';
import type { Part } from '../../../../page/content';
import type { LoadedDemo, ShownFile } from '../../demos/load-demo';
import type { Slots } from './slots';

/** The demo as it is passed to the site: highlighted code is in slots. */
export function demoPart(
  { name, options, variants, preview, styledPreviews, sources }: LoadedDemo,
  slots: Slots,
): Part {
  const shown = ({ name: file, html }: ShownFile) => ({
    name: file,
    html: slots.add(html),
  });
  const collapsed = (code: string) => slots.add(preHtml(highlightJsx(code), 'tsx'));
  const styled = Object.entries(styledPreviews).map(([styling, code]) => [styling, collapsed(code)]);
  return {
    kind: 'demo',
    demo: {
      name,
      options,
      variants: variants.map(({ files, ...variant }) => ({ ...variant, files: files.map(shown) })),
      ...(preview !== undefined && { preview: collapsed(preview) }),
      ...(styled.length > 0 && { styledPreviews: Object.fromEntries(styled) }),
      modules: sources,
      source: sources.system,
    },
  };
}
