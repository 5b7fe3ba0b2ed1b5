import type { Plan } from '../contract/plan';
import type { Entry } from './entries';
import { excerptOf } from './excerpt';
import { find, findNearest } from './find';
import { type MarkedText, markText } from './marks';
import { type Filter, kindOf, type Result, type ResultKind } from './rank';
import type { SearchIndex } from './search-index';
import type { MemberKind } from './shapes';
import { runsOf } from './terms';

/** A result as it is shown. */
export interface Found {
  kind: ResultKind;
  pathname: string;
  /** Id of its place on the page; empty for the top, absent while it is unknown. */
  id?: string;
  title: MarkedText;
  text: MarkedText;
  plan?: Plan;
  /** Id of its product; empty for none. */
  product: string;
  /** Titles of the groups around its page and, for a part of it, of the page. */
  trail: string[];
  member?: MemberKind;
  type?: string;
  /** Its language, if that is not the reader's. */
  language?: string;
  /** Parts of the same page. */
  parts: Found[];
}

/** Results below one heading. */
export interface Block {
  kind: 'guides' | 'api';
  found: Found[];
}

/** The answer to a query. */
export interface Answer {
  blocks: Block[];
  /** The same pages in other languages, by language. */
  others: Record<string, Found[]>;
  counts: Record<ResultKind, number>;
  /** Similar words of the site; only if nothing was found. */
  nearest: string[];
  words: string[];
}

/** The maximum number of results of each kind. */
interface Limits {
  guides: number;
  api: number;
  parts: number;
  others: number;
}

const LIMITS: Limits = { guides: 8, api: 4, parts: 3, others: 2 };
const EXTENDED_LIMITS: Limits = { guides: 40, api: 60, parts: 8, others: 0 };

/** Answers a query: guides with their parts, rows of the reference, and pages in other languages. */
export function answer(index: SearchIndex, question: string, filter: Filter = {}): Answer {
  const { kind, ...everywhere } = filter;
  const { results, words } = find(index, question, everywhere);
  const counts: Answer['counts'] = { guides: 0, api: 0, demos: 0 };
  for (const { entry } of results) counts[kindOf(entry)] += 1;
  const wanted = kind ? results.filter(({ entry }) => kindOf(entry) === kind) : results;
  const room = kind ? EXTENDED_LIMITS : LIMITS;
  const show = resultFormatter(index, words);
  const guides = grouped(
    wanted.filter(({ entry }) => kindOf(entry) !== 'api'),
    room,
  );
  const api = wanted.filter(({ entry }) => kindOf(entry) === 'api').slice(0, room.api);
  const blocks: Block[] = [
    { kind: 'guides', found: guides.map((group) => show.group(group)) },
    { kind: 'api', found: api.map((result) => show.one(result)) },
  ];
  if (asksForName(question, api[0])) blocks.reverse();
  return {
    blocks: blocks.filter(({ found }) => found.length > 0),
    others: othersOf(guides.slice(0, room.others).flatMap(([lead]) => (lead ? [lead.entry] : []))),
    counts,
    nearest: results.length === 0 ? findNearest(index, question, everywhere) : [],
    words,
  };
}

/** Whether a query is the name of an API that was found: a compound name, also in lower case. */
function asksForName(question: string, best: Result | undefined): boolean {
  if (!best || best.isPartial) return false;
  const { entry } = best;
  const isName = runsOf(question).some(({ text }) => /\p{Ll}\p{Lu}/u.test(text));
  const isCalledSo = entry.title.toLowerCase() === question.trim().toLowerCase();
  return isName || (entry.kind === 'member' && isCalledSo && /\p{Lu}/u.test(entry.title));
}

/**
 * Groups results by page, the page itself first; a demo is listed alone if nothing else of its page was
 * found.
 */
function grouped(results: readonly Result[], { guides, parts }: Limits): Result[][] {
  const groups = new Map<Entry['page'], Result[]>();
  for (const result of results) {
    const { page } = result.entry;
    const group = groups.get(page);
    if (group) group.push(result);
    else if (groups.size < guides) groups.set(page, [result]);
  }
  return [...groups.values()].map((group) => {
    const lead = group.find(({ entry }) => entry.kind === 'page');
    const others = group.filter((result) => result !== lead).slice(0, parts);
    return lead ? [lead, ...others] : others;
  });
}

/** Converts results to the form in which they are shown. */
function resultFormatter(index: SearchIndex, words: readonly string[]) {
  const one = ({ entry, terms }: Result): Found => {
    const { page, product, plan, id, type, kind, member } = entry;
    const asked = { words, terms };
    const trail = [...index.groupsOf(page), ...(kind === 'page' ? [] : [page.title])];
    return {
      kind: kindOf(entry),
      pathname: page.pathname,
      ...(id !== undefined && { id }),
      title: markText(entry.title, asked),
      text: markText(excerptOf(entry.caption ?? entry.text, asked), asked),
      ...(plan && { plan }),
      product: product.id,
      trail,
      ...(member && { member: member.kind }),
      ...(type !== undefined && { type }),
      ...(page.language !== undefined && { language: page.language }),
      parts: [],
    };
  };
  const group = ([lead, ...others]: Result[]): Found => {
    if (!lead) throw new Error('A group of results has at least one.');
    return { ...one(lead), parts: others.map(one).map(shortened) };
  };
  return { one, group };
}

/** A part below its page shows no text if its title matches. */
function shortened(part: Found): Found {
  return part.title.some(([, isMarked]) => isMarked) ? { ...part, text: [] } : part;
}

function othersOf(entries: readonly Entry[]): Answer['others'] {
  const others: Answer['others'] = {};
  for (const { page, product } of entries) {
    for (const [language, title] of Object.entries(page.others ?? {})) {
      const found: Found = {
        kind: 'guides',
        pathname: page.pathname,
        id: '',
        title: [[title]],
        text: [],
        product: product.id,
        trail: [],
        language,
        parts: [],
      };
      others[language] = [...(others[language] ?? []), found];
    }
  }
  return others;
}
