import { hashOf, type RememberedPage, type RememberedText } from '../cache';
import { engine } from '../cache/generator-hash';
import type { SiteDefinition } from '../contract/site';
import type { Assets, Route } from '../model';
import type { Reference } from '../steps/3-read/reference/open-reference';
import { linkNames } from '../steps/6-render/page/api-links';
import { contentOf } from '../steps/6-render/page/content';
import { framer } from '../steps/6-render/page/page-frames';
import type { DemoParts } from '../steps/6-render/place-demos';
import type { Shell } from '../steps/7-compose/compose';
import type { Workshop } from './context';
import type { Plan } from './plan';
import type { ProduceRequest } from './threads/produce-page';

/** All that pages are made from. */
export interface PageMakers {
  workshop: Workshop;
  examined: Plan & { known: Map<string, RememberedText> };
  assets: Assets;
  demos: Record<string, DemoParts>;
  /** The API reference; a site that covers no package has none. */
  reference?: Reference | undefined;
}

/** What one page is made from, and the hash of all of it. */
export interface PageRequest {
  route: Route;
  key: string;
  from: Record<string, string>;
  request: ProduceRequest;
}

/** What each of the routes is made from. What pages share is worked out once. */
export function pageRequests(
  { examined, assets, demos, reference }: PageMakers,
  routes: Route[],
): PageRequest[] {
  const frameOf = framer(examined.inventory, examined.routes);
  const content = contentOf(examined, reference);
  const linksOf = linkNames(reference?.facts.pages ?? []);
  return routes.map((route) => {
    const text = route.text && examined.known.get(route.text.file);
    const request: ProduceRequest = {
      frame: frameOf(route, text?.facts),
      content: content(route, text),
      names: text ? linksOf(text.facts) : {},
      demos: Object.fromEntries(
        (text?.facts.demoFiles ?? []).flatMap((file) => (demos[file] ? [[file, demos[file]]] : [])),
      ),
      shell: {
        ...shellOf(assets, route, examined.inventory.site),
        ...(text?.facts.demoFiles.length &&
          assets.demoRuntime !== undefined && { demoRuntime: assets.demoRuntime }),
      },
      server: assets.server,
    };
    const from = partsOf(request);
    return { route, request, from, key: hashOf(...Object.values(from)) };
  });
}

/** What a page is made from, as short hashes under names a person understands. */
function partsOf({ frame, content, names, demos, shell, server }: ProduceRequest): RememberedPage['from'] {
  const { menu, previous, next, parents, ...own } = frame;
  const short = (value: unknown) => hashOf(JSON.stringify(value)).slice(0, 12);
  return {
    generator: engine.slice(0, 12),
    'site code': short(server.replace(/.*[\\/]/, '')),
    'scripts and styles': short(shell),
    menu: short([menu, previous, next, parents]),
    'title and address': short(own),
    text: short(content),
    'names of the API': short(names),
    demos: short(demos),
  };
}

function shellOf(assets: Assets, { language }: Route, site: SiteDefinition): Omit<Shell, 'demoRuntime'> {
  return {
    beforePaint: assets.beforePaint,
    sharedStyles: assets.styles,
    client: assets.client,
    clientImports: assets.imports[assets.client] ?? [],
    ...(site.security && { security: site.security }),
    menu: `${site.assets}/menus/${language}.json`,
    linkPrefix: language === site.languages.default ? '' : `/${language}`,
  };
}
