import { existsSync } from 'node:fs';
import path from 'node:path';
import { type LocalServer, listenLocally } from '../dev-server/listen';
import { staticSite } from '../dev-server/static-site';
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
  if (!existsSync(path.join(out, 'build-manifest.json'))) throw nothingToServe(out);
  return listenLocally(port, staticSite(out));
}

function nothingToServe(out: string): SiteError {
  return new SiteError({
    code: 'NOTHING_BUILT',
    severity: 'error',
    message: `${path.basename(out)} holds no built site, so there is nothing to serve.`,
    hint: 'Run `xdocs build` first, or name the folder of a built site with --out.',
  });
}
