import type { BuiltPage } from './built-page';

/** A page with its text. */
export interface ReadPage extends BuiltPage {
  text: string;
}

/** A page that fits, and the heading below which it fits best. */
export interface Found {
  page: BuiltPage;
  heading?: string;
}

/** How much a word counts where it stands. */
const WEIGHTS = { title: 20, description: 8, heading: 6, text: 1 };

/** More of the same word says no more about a page. */
const MOST_COUNTED = 5;

/** The pages that fit a query, best first: all of its words stand in each of them. */
export function searchPages(pages: readonly ReadPage[], query: string, limit: number): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .map((page) => ({ page, ...scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.page.url < b.page.url ? -1 : 1))
    .slice(0, limit)
    .map(({ page: { text: _, ...page }, heading }) => ({ page, ...(heading !== undefined && { heading }) }));
}

function scoreOf({ title, description, text }: ReadPage, words: readonly string[]) {
  const headings = text.match(/^#{2,6} .*$/gm) ?? [];
  const places: [string, number][] = [
    [title, WEIGHTS.title],
    [description, WEIGHTS.description],
    [headings.join('\n'), WEIGHTS.heading],
    [text, WEIGHTS.text],
  ];
  const scores = words.map((word) =>
    places.reduce((sum, [place, weight]) => sum + weight * Math.min(MOST_COUNTED, countIn(place, word)), 0),
  );
  const heading = headings.find((one) => words.every((word) => one.toLowerCase().includes(word)));
  const score = scores.length === 0 || scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0);
  return { score, ...(heading !== undefined && { heading: heading.replace(/^#+ /, '') }) };
}

function countIn(text: string, word: string): number {
  return text.toLowerCase().split(word).length - 1;
}
