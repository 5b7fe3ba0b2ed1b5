import { type LocalServer, listenLocally } from '../dev-server/listen';
import { staticSite } from '../dev-server/static-site';
import { requirePublished } from '../pipeline/published-site';

interface PreviewOptions {
  /** Absolute folder of the built site. */
  out: string;
  port: number;
}

/** Serves the built site as its host would. */
export async function previewSite({ out, port }: PreviewOptions): Promise<LocalServer> {
  requirePublished(out);
  return listenLocally(port, staticSite(out));
}
