import { describe, expect, it } from 'vitest';
import { plainSections } from '../../../../generator/steps/7-compose/search/plain-sections';

const heading = (id: string, inner: string) =>
  `<div class="section-heading"><h2 id="${id}">${inner}</h2><a class="anchor-link" href="#${id}" aria-label="a > b"></a></div>\n`;

describe('the HTML of a text is cut', () => {
  it('at its headings, as a reader reads it', () => {
    const html = `<p>First &amp; foremost.</p>${heading('rows', 'Rows &lt;and&gt; <code>cells</code>')}<ul><li>One</li><li>Two</li></ul>`;

    expect(plainSections(html)).toEqual([
      { text: 'First & foremost.' },
      { heading: { id: 'rows', title: 'Rows <and> cells' }, text: 'One Two' },
    ]);
  });

  it('with the plan that a heading names', () => {
    const html = heading('pin', 'Pinning <a href="/plans/"><span class="plan-pro"></span></a>');

    expect(plainSections(html)[1]?.heading).toEqual({ id: 'pin', title: 'Pinning', plan: 'pro' });
  });

  it.each([
    ['code blocks', '<p>See:</p><pre><code>const <b>a</b> = 1;</code></pre><p>So.</p>', 'See: So.'],
    ['drawings', '<p>A<svg><title>B</title><path d="M0 0"/></svg>C</p>', 'A C'],
    ['marks of names', '<p>Set \uE003layout\uE003<code>layout</code>\uE003.</p>', 'Set layout.'],
    ['breaks inside of words', '<p>column<wbr>Header\u00AD</p>', 'columnHeader'],
    ['character references', '<p>A &mdash; b&#8203;c &hellip; &amp;lt;</p>', 'A — bc … &lt;'],
    ['signs in attributes', '<p title="a > b">Text</p>', 'Text'],
  ])('without %s', (_, html, text) => {
    expect(plainSections(html)).toEqual([{ text }]);
  });

  it('not at headings that no link can lead to', () => {
    expect(plainSections('<h2>Loose</h2><p>Text</p><h4 id="deep">Deep</h4>')).toEqual([
      { text: 'Loose Text Deep' },
    ]);
  });
});
