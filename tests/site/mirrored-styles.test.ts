import { expect, it } from 'vitest';
import { serverEntry } from '../../site/entries/server';
import { pageProps } from './page-props';

/** A padding with a side of its own at the left and at the right. */
const UNMIRRORED = /[;{]padding:[^\s;]+ ([^\s;]+) [^\s;]+ (?!\1(?:;|$))[^\s;]+/;

it('no padding of a page is wider at one side, whatever the direction of its text', () => {
  const rules = serverEntry.render(pageProps()).styles.split('}');

  expect(rules.filter((rule) => UNMIRRORED.test(rule))).toEqual([]);
});
