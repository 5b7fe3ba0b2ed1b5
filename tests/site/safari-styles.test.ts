import { describe, expect, it } from 'vitest';
import { siteDefaults } from '../../site/demo/theme/site-defaults';
import { serverEntry } from '../../site/entries/server';
import { sharedStyles } from '../../site/shared-styles';
import { onIos } from '../../site/theme/media';
import { demoPart, pageProps, text } from './page-props';

const page = serverEntry.render(pageProps({ content: text({ parts: [demoPart()] }) }));
const rules = `${sharedStyles()}\n${page.styles}`.split('}');

/** Safari has these under other names, or without what others take. Source: MDN, browser compatibility. */
describe('what Safari needs', () => {
  it('is a prefix where text cannot be selected', () => {
    const unselectable = rules.filter((rule) => /(?<!-)user-select:none/.test(rule));
    expect(unselectable).not.toEqual([]);
    expect(unselectable.filter((rule) => !rule.includes('-webkit-user-select:none'))).toEqual([]);
  });

  it('is a line alone in `text-decoration`; it drops a rule with a style, a thickness or a colour', () => {
    expect(rules.filter((rule) => /[;{]text-decoration:[^;]* /.test(rule))).toEqual([]);
  });

  it('is a colour of the passage that a link names, which it paints yellow', () => {
    expect(rules.find((rule) => rule.includes('::target-text'))).toContain('color:var(--x-ink)');
  });

  it('are letters of 1rem in fields of demos, by the query of the fields of the site', () => {
    expect(JSON.stringify(siteDefaults)).toContain(JSON.stringify({ [onIos]: { fontSize: '1rem' } }));
  });
});
