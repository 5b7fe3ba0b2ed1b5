import type { Place, Problem } from '../../../../model';
import type { Headers } from '../../../../page/content';
import {
  DESCRIPTION_LIMIT,
  longDescription,
  longTitle,
  missingDescription,
  missingTitle,
  TITLE_LIMIT,
} from '../../../../problems/catalogue/front-matter';
import type { FrontMatter } from '../front-matter/parse-front-matter';
import type { Heading } from '../headings/find-headings';
import { placeOf, type SourceLines } from '../place';
import type { Lead } from './take-lead';

/** The places where a page's title and description may be. */
export interface HeaderSources {
  frontMatter: FrontMatter;
  headings: readonly Heading[];
  lead: Lead | undefined;
  source: SourceLines;
}

/** Front matter with title and description filled in from the text, and the problems of these two. */
export function readHeaders(sources: HeaderSources): { headers: Headers; problems: Problem[] } {
  const { frontMatter, lead } = sources;
  const title = readTitle(sources);
  const description = readDescription(sources);
  const headers: Headers = {
    ...frontMatter.headers,
    ...(title && { title: title.text }),
    ...(description && { description: description.text }),
    ...(lead && { lead: lead.text }),
  };
  return { headers, problems: [...checkTitle(title, sources), ...checkDescription(description, sources)] };
}

interface Found {
  text: string;
  place: Place;
}

function readTitle({ frontMatter, headings, source }: HeaderSources): Found | undefined {
  const first = headings.find(({ level }) => level === 1);
  return (
    fromFrontMatter(frontMatter, 'title') ??
    (first?.text ? { text: first.text, place: placeOf(source, first.line) } : undefined)
  );
}

function readDescription({ frontMatter, lead, source }: HeaderSources): Found | undefined {
  return (
    fromFrontMatter(frontMatter, 'description') ??
    (lead?.text ? { text: lead.text, place: placeOf(source, lead.line) } : undefined)
  );
}

function fromFrontMatter({ headers, places }: FrontMatter, key: 'title' | 'description'): Found | undefined {
  const [text, place] = [headers[key], places[key]];
  return text && place ? { text, place } : undefined;
}

/** Front matter that cannot be read may contain what is missing. */
function checkTitle(title: Found | undefined, { frontMatter, source }: HeaderSources): Problem[] {
  if (!title) return frontMatter.isUnreadable ? [] : [missingTitle(placeOf(source, 0))];
  const length = [...title.text].length;
  return length > TITLE_LIMIT ? [longTitle(length, title.place)] : [];
}

function checkDescription(description: Found | undefined, { frontMatter, source }: HeaderSources): Problem[] {
  if (!description) return frontMatter.isUnreadable ? [] : [missingDescription(placeOf(source, 0))];
  const length = [...description.text].length;
  return length > DESCRIPTION_LIMIT ? [longDescription(length, description.place)] : [];
}
