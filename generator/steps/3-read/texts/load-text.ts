import { posix } from 'node:path';
import type { Part } from '../../../contract/content';
import type { LoadedText } from '../../../model';
import { openCodeFiles } from '../demos/code-files';
import type { LoadedDemo } from '../demos/load-demo';
import { type MarkerSources, type ShownMarker, showMarkers } from '../demos/show-markers';
import { readFences } from '../fences/read-fences';
import type { LoadRequest } from './load-request';
import { apiParts, apiSection } from './page/api-section';
import { cutParts } from './page/cut-parts';
import { demoPart } from './page/demo-part';
import { describeText } from './page/describe-text';
import { type OriginalHeadings, originalHeadings } from './page/original-headings';
import { parseText } from './page/parse-text';
import { openSlots, type Slots } from './page/slots';
import { textFacts } from './page/text-facts';
import { openReader, type Reader } from './read-files';
import type { Judgement } from './sections/judge-sections';
import { readSections } from './sections/read-sections';

export type { LoadRequest } from './load-request';

/**
 * Loads what a page says: its text, the demos it shows and their JavaScript twins. A mistake never throws:
 * it is among the facts' problems, and whatever could be understood is there.
 */
export async function loadText(request: LoadRequest): Promise<LoadedText> {
  const { text } = request;
  const reader = openReader(request.sources);
  const parsed = parseText(text.file, await reader.read(text.file));
  const original = await readOriginal(request, reader);
  const described = describeText(parsed, original, request);
  const ids = described.toc.map(({ hash }) => hash);
  const judged = readSections(parsed, ids, judgementOf(request, original));
  const markers = await showMarkers(parsed.markers, markerSources(request, reader));
  const code = await readFences(parsed.tokens, parsed.source);
  const slots = openSlots();
  const api = apiSection(parsed, ids, original);
  const shown = cutParts(parsed.tokens, (token) => partOf(markers.shown.get(token), slots), slots);
  const parts = [...shown, ...apiParts(api, slots)];
  described.toc.push(...api.toc);
  const problems = [parsed, described, markers, code, judged, reader].flatMap((part) => part.problems);
  const found = { demos: demosOf(markers.shown), listed: api.components, problems };
  const { sections } = judged;
  const { fences } = code;
  const facts = textFacts({ text, parsed, described, sections, fences, ...found });
  const { headers, toc } = described;
  return { headers, parts, slots: slots.pieces, toc, styles: '', facts };
}

function judgementOf(
  { text, languages, accepted }: LoadRequest,
  original: OriginalHeadings | undefined,
): Judgement {
  const tag = languages.all.find(({ code }) => code === text.language)?.tag;
  return { original: original?.sections, accepted, tag };
}

function markerSources(
  { text, besideFiles, sharedFiles = [], components }: LoadRequest,
  { read }: Reader,
): MarkerSources {
  const codeFiles = openCodeFiles([...besideFiles, ...sharedFiles], read);
  return { folder: posix.dirname(text.file), codeFiles, components };
}

async function readOriginal({ english }: LoadRequest, reader: Reader): Promise<OriginalHeadings | undefined> {
  return english && originalHeadings(parseText(english.file, await reader.read(english.file)));
}

function partOf(shown: ShownMarker | undefined, slots: Slots): Part | undefined {
  return shown?.kind === 'demo' ? demoPart(shown.demo, slots) : shown;
}

function demosOf(shown: ReadonlyMap<unknown, ShownMarker>): LoadedDemo[] {
  return [...shown.values()].flatMap((marker) => (marker.kind === 'demo' ? [marker.demo] : []));
}
