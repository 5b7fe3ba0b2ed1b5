import path from 'node:path';
import { previewSite } from '../../generator';
import { OUTPUT, projectOf, type RootOption } from '../project';
import { emphasis, logMessage } from '../terminal';

interface PreviewFlags extends RootOption {
  out?: string;
  port: number;
}

/** `xdocs preview`: serves the built site on this machine as a host would. */
export async function preview(flags: PreviewFlags): Promise<void> {
  const { root } = projectOf(flags);
  const { url } = await previewSite({ out: path.resolve(root, flags.out ?? OUTPUT), port: flags.port });
  logMessage(`${emphasis.good('Serving')} ${emphasis.bold(url)}  ${emphasis.dim('(Ctrl+C to stop)')}`);
}
