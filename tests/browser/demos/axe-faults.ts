import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The program of axe; the policy of a page allows it as a script that is there before the page. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and best practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of them that look at colours. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Those that look at colours and sizes. The others read elements, their attributes and whether they are seen. */
const RULES_OF_LOOKS = [...RULES_OF_COLOURS, 'target-size', 'scrollable-region-focusable'];

/** Which rules a page is held against. */
export type Asked = 'all rules' | 'rules of looks' | 'rules of colours';

/** What axe is told of it. */
export const RUN_ONLY: Record<Asked, RunOptions['runOnly']> = {
  'all rules': { type: 'tag', values: RULES },
  'rules of looks': { type: 'rule', values: RULES_OF_LOOKS },
  'rules of colours': { type: 'rule', values: RULES_OF_COLOURS },
};

/** All that rules read of a page but its colours. */
export interface Elements {
  /** What they are, what they say of themselves, and which are seen. */
  said: string;
  /** Where they stand, and how large they are, in px. */
  boxes: string;
}

/** Which rules can find something new in a page that turned dark or light: where its elements are other ones, each. */
export function askedWhenTurned(before: Elements, after: Elements): Asked {
  if (before.said !== after.said) return 'all rules';
  return before.boxes === after.boxes ? 'rules of colours' : 'rules of looks';
}

/** Reads the elements of a page, but for those in what a selector finds. */
export function elementsOf(page: Page, besides = ':not(*)'): Promise<Elements> {
  return page.evaluate((left) => {
    const looks = new Set([
      'class',
      'style',
      'data-mui-color-scheme',
      'color',
      'fill',
      'stroke',
      'stop-color',
    ]);
    const told = (element: Element): string =>
      [...element.attributes]
        .filter(({ name }) => !looks.has(name))
        .map(({ name, value }) => `${name}=${value}`)
        .join(' ');
    const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(left));
    const said = elements.map((element) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true });
      const text = element.childElementCount === 0 ? element.textContent : '';
      return `${element.localName} ${told(element)} ${isSeen} ${text}`;
    });
    const boxes = elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    });
    return { said: said.join('\n'), boxes: boxes.join('\n') };
  }, besides);
}

/** A fault that is not ours: what it is, and how it is recognized. */
export interface KnownFault {
  what: string;
  rule: string;
  selector: string;
}

export interface AxeFault {
  rule: string;
  html: string;
  /** The known fault that it is, by its words. */
  known?: string;
}

/**
 * What axe finds in the demos of a page. It reads the whole document, so the folded code of demos, which is most
 * of it and is judged with the frame, is taken out; and it keeps no list of what passes.
 */
export function axeFaults(page: Page, known: readonly KnownFault[], asked: Asked): Promise<AxeFault[]> {
  return page.evaluate(
    async ([runOnly, excuses]) => {
      for (const folded of document.querySelectorAll('[data-x=source]:not([open]) > :not(summary)'))
        folded.remove();
      const options: RunOptions = {
        ...(runOnly && { runOnly }),
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
      };
      const { run } = Reflect.get(window, 'axe');
      const { violations }: AxeResults = await run({ include: [['[data-demo]']] }, options);
      const found = (rule: string, { element, html }: NodeResult) => {
        const excuse = excuses.find((one) => one.rule === rule && element?.matches(one.selector));
        return { rule, html: html.slice(0, 200), ...(excuse && { known: excuse.what }) };
      };
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => found(id, node)));
    },
    [RUN_ONLY[asked], known] as const,
  );
}
