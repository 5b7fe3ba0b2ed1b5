import { posix } from 'node:path';
import type { Part } from '../../../contract/content';
import type { LoadedText } from '../../../model';
import { openCodeFiles } from '../demos/code-files';
import type { LoadedDemo } from '../demos/load-demo';
import { type ShownMarker, showMarkers } from '../demos/show-markers';
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
import { cutSections } from './sections/cut-sections';
import { checkSections, judgeSections } from './sections/judge-sections';
import { markOutdated } from './sections/mark-outdated';

export type { LoadRequest } from './load-request';

/**
 * Loads what a page says: its text, the demos it shows and their JavaScript twins. A mistake never throws:
 * it is among the facts' problems, and whatever could be understood is there.
 */
export async function loadText(request: LoadRequest): Promise<LoadedText> {
  const { text, besideFiles, sharedFiles = [], components } = request;
  const reader = openReader(request.sources);
  const parsed = parseText(text.file, await reader.read(text.file));
  const original = await readOriginal(request, reader);
  const described = describeText(parsed, original, request);
  const tag = request.languages.all.find(({ code }) => code === text.language)?.tag;
  const judgement = { original: original?.sections, accepted: request.accepted, tag };
  const ids = described.toc.map(({ hash }) => hash);
  const sections = judgeSections(cutSections(parsed, ids), judgement);
  markOutdated(parsed.tokens, parsed.headings, sections);
  const markers = await showMarkers(parsed.markers, {
    folder: posix.dirname(text.file),
    codeFiles: openCodeFiles([...besideFiles, ...sharedFiles], reader.read),
    components,
  });
  const code = await readFences(parsed.tokens, parsed.source);
  const slots = openSlots();
  const api = apiSection(parsed, ids, original);
  const parts = [
    ...cutParts(parsed.tokens, (token) => partOf(markers.shown.get(token), slots), slots),
    ...apiParts(api, slots),
  ];
  described.toc.push(...api.toc);
  const problems = [
    ...parsed.problems,
    ...described.problems,
    ...markers.problems,
    ...code.problems,
    ...checkSections(sections, parsed.source, judgement),
    ...reader.problems,
  ];
  return {
    headers: described.headers,
    parts,
    slots: slots.pieces,
    toc: described.toc,
    styles: '',
    facts: textFacts({
      text,
      parsed,
      described,
      demos: demosOf(markers.shown),
      problems,
      sections,
      listed: api.components,
      fences: code.fences,
    }),
  };
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
