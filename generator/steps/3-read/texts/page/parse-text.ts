import type Token from 'markdown-it/lib/token.mjs';
import type { Problem } from '../../../../model';
import { unclosedFrontMatter } from '../../../../problems/catalogue/front-matter';
import { undefinedReference } from '../../../../problems/catalogue/links';
import { demoAnchors, demoName } from '../../demos/demo-anchors';
import { type Marker, readMarker } from '../../demos/read-marker';
import { escapeMarkers } from '../escape-markers';
import { type FrontMatter, nothing, parseFrontMatter } from '../front-matter/parse-front-matter';
import { splitFrontMatter } from '../front-matter/split-front-matter';
import { findHeadings, type Heading } from '../headings/find-headings';
import { checkHtml } from '../markdown/check-html';
import { markdown } from '../markdown/create-markdown';
import { isMarker } from '../markdown/marker';
import { definedReferences } from '../markdown/undefined-references';
import { controlCharacters } from '../../control-characters';
import { checkMarks } from '../marks';
import { placeOf, type SourceLines, sourceLines } from '../place';
import { collectReferences, type References } from '../references/collect-references';

/** A parsed text, before transformations. */
export interface ParsedText {
  source: SourceLines;
  /** The same lines, with those of the front matter empty. */
  body: SourceLines;
  frontMatter: FrontMatter;
  tokens: Token[];
  headings: Heading[];
  references: References;
  /** The request of each marker token. */
  markers: Map<Token, Marker>;
  problems: Problem[];
}

/** Parses a page's text: front matter, blocks, headings, references and markers. */
export function parseText(file: string, written: string): ParsedText {
  const text = escapeMarkers(written);
  const source = sourceLines(file, text);
  const { yaml, body, unclosed } = splitFrontMatter(text);
  const frontMatter = yaml === undefined ? nothing() : parseFrontMatter(yaml, file);
  const env = {};
  const tokens = markdown.parse(body, env);
  const { markers, problems } = readMarkers(tokens, source);
  const references = collectReferences(tokens, source);
  const labels = definedReferences(env).map((label) => label.toLowerCase());
  return {
    source,
    body: sourceLines(file, body),
    frontMatter,
    tokens,
    headings: findHeadings(tokens),
    references,
    markers,
    problems: [
      ...(unclosed ? [unclosedFrontMatter(placeOf(source, 0))] : []),
      ...checkMarks(file, written),
      ...controlCharacters(file, written),
      ...frontMatter.problems,
      ...checkHtml(tokens, source),
      ...references.undefined.map((reference) => undefinedReference(reference, labels)),
      ...problems,
    ],
  };
}

function readMarkers(
  tokens: readonly Token[],
  source: SourceLines,
): { markers: Map<Token, Marker>; problems: Problem[] } {
  const markers = new Map<Token, Marker>();
  const problems: Problem[] = [];
  for (const token of tokens.filter(isMarker)) {
    const read = readMarker(token, source);
    if (read.marker) markers.set(token, read.marker);
    problems.push(...read.problems);
  }
  return { markers, problems };
}

/** The ids of a text besides those of its headings. */
export function otherIds({ references, markers }: ParsedText): string[] {
  const demos = [...markers.values()].flatMap((marker) =>
    marker.kind === 'demo' ? demoAnchors(demoName(marker.file)) : [],
  );
  return [...references.ids, ...demos];
}
