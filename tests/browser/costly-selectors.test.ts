import { describe, expect, inject, it } from 'vitest';
import { pageKinds } from './page-kinds';
import { readers } from './readers';

const { reader } = readers();

/** Elements of which a page has few, and demos none or few. */
const RARE = /^(?:html|label|section)\b/;

/**
 * Compounds that ask every element, or every `div`, what it has. Chromium then looks at the neighbours of
 * whatever is inserted: a grid that was scrolled had four times as many elements styled.
 */
function costly(selector: string): string[] {
  let flat = selector.replace(/\[[^\]]*\]/g, '[a]');
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inside: string) =>
      name === 'has' || inside.includes('|has') ? '|has' : '',
    );
  }
  return flat
    .split(/[\s>+~,]+/)
    .filter((compound) => compound.includes('|has') && !/[.#[]/.test(compound) && !RARE.test(compound));
}

describe('the rules of a page', () => {
  it.each([
    ['.a > div:has(> [b])', ['div|has']],
    ['.a > :has(> .b) + .c', ['|has']],
    ['.a :not(:has(.b))', ['|has']],
    ['.a:not(:has(.b)) > div', []],
    ['[a="b c"]:has(+ .d) div, html:has(.e)', []],
  ])('%s asks too many elements what they have: %j', (selector, compounds) => {
    expect(costly(selector)).toEqual(compounds);
  });

  it.each(Object.entries(pageKinds))('of the kind %s ask few elements what they have', async (_, url) => {
    const page = await reader().newPage();
    await page.goto(inject('site') + url);
    const selectors = await page.evaluate(() => {
      const within = (rule: CSSRule): string[] => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...(rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(within) : []),
      ];
      return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(within));
    });

    expect(selectors.length).toBeGreaterThan(100);
    expect(selectors.flatMap(costly)).toEqual([]);
  });
});
