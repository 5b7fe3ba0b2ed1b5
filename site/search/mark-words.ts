import { rangesIn } from '../../generator/search/marks';
import { visiting, WORDS_KEY } from '../support/storage';
import type { ColorVariable } from '../theme/color-variable';

/** The name under which its style sheet knows the marks. */
const HIGHLIGHT = 'search-words';

/** So much of a page is looked through: what stands further down was not what the result led to. */
const MOST_MARKS = 200;

/**
 * Marks the words that somebody searched for on the page that a result led to, once. Nothing of the page is
 * changed: browsers that cannot highlight ranges show none.
 */
export function markWords(): void {
  const words = wordsIn(visiting.read(WORDS_KEY));
  visiting.write(WORDS_KEY, '');
  if (words.length === 0 || !('highlights' in CSS)) return;
  const ranges: Range[] = [];
  for (const text of textsBelow(document.querySelector('main') ?? document.body)) {
    for (const [from, to] of rangesIn(text.data, { words, terms: [] })) {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      ranges.push(range);
    }
    if (ranges.length > MOST_MARKS) break;
  }
  if (!CSS.highlights.has(HIGHLIGHT)) document.adoptedStyleSheets.push(markStyleSheet());
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

const GROUND: ColorVariable = 'var(--x-accent-soft)';
const LINE: ColorVariable = 'var(--x-accent-line)';

function markStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${HIGHLIGHT}){background:${GROUND};text-decoration:underline 2px ${LINE}}`);
  return sheet;
}

function* textsBelow(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode;
}

function wordsIn(stored: string | null): string[] {
  try {
    const words: unknown = JSON.parse(stored || '[]');
    const texts = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
    // In small letters a name is one word: its parts stand all over a page.
    return texts.map((word) => word.toLowerCase()).filter((word) => word.length > 1);
  } catch {
    return [];
  }
}
