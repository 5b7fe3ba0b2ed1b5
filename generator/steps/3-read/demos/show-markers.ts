import type Token from 'markdown-it/lib/token.mjs';
import type { Problem } from '../../../model';
import { demoShownTwice } from '../../../problems/catalogue/demo-files';
import { unknownComponent } from '../../../problems/catalogue/markers';
import type { CodeFiles } from './code-files';
import { type LoadedDemo, loadDemo } from './load-demo';
import type { Marker } from './read-marker';

/** The content that replaces a marker. */
export type ShownMarker =
  | { kind: 'demo'; demo: LoadedDemo }
  | { kind: 'component'; component: string; props: Record<string, unknown> };

/** The sources of the content of markers. */
export interface MarkerSources {
  /** The page's folder, root-relative. */
  folder: string;
  codeFiles: CodeFiles;
  /** Names of the site's components. */
  components: readonly string[];
}

/** Loads the content of each marker; a marker that cannot be shown is not in the result. */
export async function showMarkers(
  markers: ReadonlyMap<Token, Marker>,
  sources: MarkerSources,
): Promise<{ shown: Map<Token, ShownMarker>; problems: Problem[] }> {
  const shown = new Map<Token, ShownMarker>();
  const problems: Problem[] = [];
  const names = new Set<string>();
  for (const [token, marker] of markers) {
    const found = await showMarker(marker, sources);
    problems.push(...found.problems);
    if (!found.shown) continue;
    shown.set(token, found.shown);
    if (found.shown.kind !== 'demo') continue;
    const { name } = found.shown.demo;
    if (names.has(name)) problems.push(demoShownTwice(name, marker.place));
    names.add(name);
  }
  return { shown, problems };
}

async function showMarker(
  marker: Marker,
  { folder, codeFiles, components }: MarkerSources,
): Promise<{ shown?: ShownMarker; problems: Problem[] }> {
  if (marker.kind === 'demo') {
    const { demo, problems } = await loadDemo({ ...marker, folder }, codeFiles);
    return { ...(demo && { shown: { kind: 'demo', demo } }), problems };
  }
  const { component, options: props, place } = marker;
  if (!components.includes(component)) return { problems: [unknownComponent(component, components, place)] };
  return { shown: { kind: 'component', component, props }, problems: [] };
}
