import { rangesIn } from '../../generator/search/marks';
import { visiting, WORDS_KEY } from '../support/storage';
import type { ColorVariable } from '../theme/color-variable';

/** The name of the highlight in style sheets. */
const HIGHLIGHT = 'search-words';

/** The maximum number of marks: the result leads to the beginning of a page or section. */
const MOST_MARKS = 200;

/**
 * Marks the words of the query on the page of a result, once. The DOM is not changed: browsers without the
 * Custom Highlight API show no marks.
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
  sheet.replaceSync(
    `::highlight(${HIGHLIGHT}){background:${GROUND};text-decoration-line:underline;text-decoration-thickness:2px;text-decoration-color:${LINE}}`,
  );
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
    // Compound names are compared as one word, because their parts occur everywhere.
    return texts.map((word) => word.toLowerCase()).filter((word) => word.length > 1);
  } catch {
    return [];
  }
}
