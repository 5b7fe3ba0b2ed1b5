import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { staticSite } from '../dev-server/static-site';
import { nothingBuilt } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';
import { finishInterrupted } from '../steps/9-write/finish-interrupted';

interface PreviewOptions {
  /** Absolute folder of the built site. */
  out: string;
  port: number;
}

/** Serves the built site as its host would. What a killed build left is finished first; a running one is left alone. */
export async function previewSite({ out, port }: PreviewOptions): Promise<LocalServer> {
  finishInterrupted(out);
  if (!existsSync(path.join(out, 'build-manifest.json'))) throw new SiteError(nothingBuilt(out));
  return listenLocally(port, staticSite(out));
}
