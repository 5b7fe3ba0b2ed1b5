import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { staticSite } from '../dev-server/static-site';
import { nothingBuilt } from '../problems/catalogue/commands';
import { SiteError } from '../problems/site-error';
import { publishPaths, recover } from '../steps/9-write/publish';

interface PreviewOptions {
  /** Absolute folder of the built site. */
  out: string;
  port: number;
}

/** Serves the built site as its host would. What a killed build left is mended first. */
export async function previewSite({ out, port }: PreviewOptions): Promise<LocalServer> {
  recover(publishPaths(out));
  if (!existsSync(path.join(out, 'build-manifest.json')))
    throw new SiteError(nothingBuilt(path.basename(out)));
  return listenLocally(port, staticSite(out));
}
