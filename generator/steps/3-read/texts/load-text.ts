import { posix } from 'node:path';
import type { LoadedText } from '../../../model';
import type { Part } from '../../../page/content';
import { type KnownCode, openCodeFiles } from '../demos/code-files';
import type { LoadedDemo } from '../demos/load-demo';
import { type MarkerSources, type ShownMarker, showMarkers } from '../demos/show-markers';
import { readFences } from '../fences/read-fences';
import { RecentResults } from '../recent-results';
import type { LoadRequest } from './load-request';
import { apiParts, apiSection } from './page/api-section';
import { cutParts } from './page/cut-parts';
import { demoPart } from './page/demo-part';
import { describeText } from './page/describe-text';
import { type OriginalHeadings, originalHeadings } from './page/original-headings';
import { type ParsedText, parseText } from './page/parse-text';
import { openSlots, type Slots } from './page/slots';
import { textFacts } from './page/text-facts';
import { openReader, type Reader } from './read-files';
import type { SectionComparison } from './sections/compare-sections';
import { readSections } from './sections/read-sections';

export type { LoadRequest } from './load-request';

/**
 * Loads a text, its demos and their JavaScript twins. Mistakes do not throw: they are problems in the facts,
 * and everything else is loaded. `known` returns stored code records.
 */
export async function loadText(request: LoadRequest, known?: KnownCode): Promise<LoadedText> {
  const { text } = request;
  const reader = openReader(request.sources);
  const parsed = parseText(text.file, await reader.read(text.file));
  const original = await readOriginal(request, reader);
  if (!request.english) cacheOriginal(parsed, await reader.read(text.file));
  const described = describeText(parsed, original, request);
  const ids = described.toc.map(({ hash }) => hash);
  const judged = readSections(parsed, ids, comparisonOf(request, original));
  const markers = await showMarkers(parsed.markers, markerSources(request, reader, known));
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

function comparisonOf(
  { text, languages, accepted }: LoadRequest,
  original: OriginalHeadings | undefined,
): SectionComparison {
  const tag = languages.all.find(({ code }) => code === text.language)?.tag;
  return { original: original?.sections, accepted, tag };
}

function markerSources(
  { text, besideFiles, sharedFiles = [], components }: LoadRequest,
  { read }: Reader,
  known?: KnownCode,
): MarkerSources {
  const codeFiles = openCodeFiles([...besideFiles, ...sharedFiles], read, known);
  return { folder: posix.dirname(text.file), codeFiles, components };
}

/** A translation is mostly loaded right after its original, in the same thread, so the parsed original is cached. */
const originals = new RecentResults<OriginalHeadings>(20);

async function readOriginal({ english }: LoadRequest, reader: Reader): Promise<OriginalHeadings | undefined> {
  if (!english) return undefined;
  const written = await reader.read(english.file);
  return originals.get(english.file + written, () => originalHeadings(parseText(english.file, written)));
}

/** Must be called before the tokens of the text are changed. */
function cacheOriginal(parsed: ParsedText, written: string): void {
  originals.get(parsed.source.file + written, () => originalHeadings(parsed));
}

function partOf(shown: ShownMarker | undefined, slots: Slots): Part | undefined {
  return shown?.kind === 'demo' ? demoPart(shown.demo, slots) : shown;
}

function demosOf(shown: ReadonlyMap<unknown, ShownMarker>): LoadedDemo[] {
  return [...shown.values()].flatMap((marker) => (marker.kind === 'demo' ? [marker.demo] : []));
}
