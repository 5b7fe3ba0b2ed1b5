import path from 'node:path';
import { previewSite } from '../../generator';
import { OUTPUT, projectOf, type RootOption } from '../project';
import { emphasis, say } from '../terminal';

interface PreviewFlags extends RootOption {
  out?: string;
  port: number;
}

/** `xdocs preview`: the built site on this machine, as its host would serve it. */
export async function preview(flags: PreviewFlags): Promise<void> {
  const { root } = projectOf(flags);
  const { url } = await previewSite({ out: path.resolve(root, flags.out ?? OUTPUT), port: flags.port });
  say(`${emphasis.good('Serving')} ${emphasis.bold(url)}  ${emphasis.dim('(Ctrl+C ends it)')}`);
}
