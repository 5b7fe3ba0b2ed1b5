import { describe, expect, it } from 'vitest';
import { HEADER, htmlOf, loadBody, loadSample, problemsOf } from './load-sample';

describe('links', () => {
  it.each([
    ['a page', '[a](/x/a/#b)', '<a href="~/x/a/#b">a</a>'],
    ['a page with a query', '[a](/x/a/?b=c.d)', '<a href="~/x/a/?b=c.d">a</a>'],
    ['a title', '[a](/x/a/ "T")', '<a href="~/x/a/" title="T">a</a>'],
    ['a section', '[a](#b)', '<a href="#b">a</a>'],
    ['a Chinese section', '[a](#列-宽)', '<a href="#列-宽">a</a>'],
    ['a file', '[a](/static/a.pdf)', '<a href="/static/a.pdf">a</a>'],
    ['the blog', '[a](/blog/a/)', '<a href="/blog/a/">a</a>'],
    ['the blog itself', '[a](/blog/)', '<a href="/blog/">a</a>'],
    ['a language written out', '[a](/zh/x/a/)', '<a href="/zh/x/a/">a</a>'],
    ['another site', '[a](https://a.org/)', '<a href="https://a.org/" rel="noopener">a</a>'],
    ['another site by its host', '[a](//a.org/)', '<a href="//a.org/" rel="noopener">a</a>'],
    [
      'a bare address',
      'See https://a.org/b.',
      'See <a href="https://a.org/b" rel="noopener">https://a.org/b</a>.',
    ],
    ['no address', 'See mui.com', 'See mui.com'],
    [
      'a bare mailbox',
      'Write to sales@mui.com.',
      'Write to <a href="mailto:sales@mui.com">sales@mui.com</a>.',
    ],
    ['a mailbox in a link', '[sales@mui.com](/x/a/)', '<a href="~/x/a/">sales@mui.com</a>'],
    ['a package with its version', 'x-charts@7.18.0 and @mui/x', 'x-charts@7.18.0 and @mui/x'],
    [
      'an icon',
      '[<i class="plan-pro"></i>](/x/a/ "Pro")',
      '<a href="~/x/a/" title="Pro" aria-label="Pro"><i class="plan-pro"></i></a>',
    ],
    ['raw HTML', '<a class="b" href="/x/a/">a</a>', '<a class="b" href="~/x/a/">a</a>'],
    [
      'raw HTML to another site',
      "<a href='https://a.org'>a</a>",
      `<a href='https://a.org' rel="noopener">a</a>`,
    ],
    [
      'raw HTML with its own rel',
      '<a rel="me" href="https://a.org">a</a>',
      '<a rel="me" href="https://a.org">a</a>',
    ],
    ['an area of a picture', 'On <area href="/x/a/">', 'On <area href="~/x/a/">'],
    [
      'an area that leads to another site',
      'On <area href="//a.org" />',
      'On <area href="//a.org" rel="noopener">',
    ],
    ['an area that runs code', 'On <area href="javascript:alert(1)">', 'On <area href="">'],
    [
      'the repository',
      '[a](https://github.com/mui/mui-x/blob/-/a.md)',
      '<a href="https://github.com/mui/mui-x/blob/v7.x/a.md" rel="noopener">a</a>',
    ],
    ['a script, which no page follows', '[a](javascript:alert(1))', '<a href="">a</a>'],
    ['a script in raw HTML', '<a href="java&#10;script:alert(1)">a</a>', '<a href="">a</a>'],
    ['a label that is nowhere, which stays text', '[a][nowhere]', '[a][nowhere]'],
  ])('to %s', async (_, markdown, html) => {
    expect(htmlOf(await loadBody(markdown))).toBe(`<p>${html}</p>`);
  });
});

describe('files of a site below a base', () => {
  it.each([
    ['<img src="/x/a.png">', '<img src="/docs/x/a.png">'],
    ['<img srcset="/x/a.png">', '<img srcset="/docs/x/a.png">'],
    [
      '<img srcset="/x/a.png 1x,\n  /x/b,c.png 2x, d.png 3x">',
      '<img srcset="/docs/x/a.png 1x,\n  /docs/x/b,c.png 2x, d.png 3x">',
    ],
    [
      '<source srcset="/x/a.png, data:image/png;base64,AA== 2x,/x/b.png 3x">',
      '<source srcset="/docs/x/a.png, data:image/png;base64,AA== 2x,/docs/x/b.png 3x">',
    ],
    [
      '<area href="/x/a.pdf"> <video poster="/x/a.png">',
      '<area href="/docs/x/a.pdf"> <video poster="/docs/x/a.png">',
    ],
  ])('have it in %s', async (markdown, html) => {
    const text = await loadSample({ 'index.md': `${HEADER}See ${markdown}` }, { base: '/docs/' });

    expect(htmlOf(text)).toBe(`<p>See ${html}</p>`);
  });
});

describe('facts', () => {
  it.each([
    ['a line', 'See [a](/x/a/) and [b](/x/b/).', ['/x/a/ 5:9', '/x/b/ 5:24']],
    ['the same target twice', '[a](/x/a/) [b](/x/a/)', ['/x/a/ 5:5', '/x/a/ 5:16']],
    ['a later line', 'A\nb [c\nd](/x/a/)', ['/x/a/ 7:4']],
    ['a list', '- A\n  - B [a](/x/a/)\n    c [b](/x/b/)', ['/x/a/ 6:11', '/x/b/ 7:11']],
    ['a quote', '> A\n> [a](/x/a/)', ['/x/a/ 6:7']],
    ['a callout', ':::info\n[a](/x/a/)\n:::', ['/x/a/ 6:5']],
    ['a heading', '## B [a](/x/a/)', ['/x/a/ 5:10']],
    ['a table', '| A | B |\n| - | - |\n| [a](/x/a/) | b [c](/x/c/) |', ['/x/a/ 7:7', '/x/c/ 7:22']],
    ['equal cells', '| A | B |\n| - | - |\n| [a](/x/a/) | [a](/x/a/) |', ['/x/a/ 7:7', '/x/a/ 7:20']],
    ['raw HTML', '<p>\n<a href="/x/a/">a</a></p>', ['/x/a/ 6:10']],
    ['raw HTML in a line', 'A <a class="b" href="/x/a/">a</a>', ['/x/a/ 5:22']],
    ['an area', '<map>\n<area alt="" href="/x/a/"></map>', ['/x/a/ 6:20']],
    ['a reference', '[a][b]\n\n[b]: /x/a/', ['/x/a/ 5:2']],
    ['a bare address', 'See https://a.org/b now', ['https://a.org/b 5:5']],
    ['after Chinese', '请看[列](/x/a/#列)。', ['/x/a/#列 5:7']],
    ['a script', '[a](javascript:alert(1)) <javascript:b>', ['javascript:alert(1) 5:5', 'javascript:b 5:27']],
    ['a script in raw HTML', 'A <a href="java&#10;script:a">a</a>', ['java\nscript:a 5:12']],
    ['a frame that runs code', '<iframe src="javascript:a"></iframe>', ['javascript:a 5:14']],
    ['a frame of another site', '<iframe src="https://a.org/"></iframe>', []],
    ['a comment', '<!-- [a](/x/a/) <a href="/x/b/">b</a> -->', []],
    ['code', '`[a](/x/a/)`', []],
  ])('tell where a link of %s stands', async (_, markdown, expected) => {
    const { facts } = await loadBody(markdown);

    expect(facts.links.map(({ target, place }) => `${target} ${place.line}:${place.column}`)).toEqual(
      expected,
    );
  });

  it.each([
    ['a label', 'See [a][nowhere].', ['UNDEFINED_REFERENCE 5:5']],
    ['its own words', 'See [now here][].', ['UNDEFINED_REFERENCE 5:5']],
    ['a picture', '![a][nowhere]', ['UNDEFINED_REFERENCE 5:2']],
    ['marks in its words', '- **See** [`a` *b*][nowhere]', ['UNDEFINED_REFERENCE 5:11']],
    ['a label that is defined', '[a][here] [here][] [a][HERE]\n\n[here]: /x/a/', []],
    ['code', '`rows[0][1]` and \\[a][nowhere]', []],
    ['one pair of brackets', 'An array [sic] and [here].', []],
  ])('tell of references that nothing defines: %s', async (_, markdown, problems) => {
    expect(problemsOf(await loadBody(markdown))).toEqual(problems);
  });

  it('propose the reference that is spelled nearly like one that nothing defines', async () => {
    const { facts } = await loadBody('[a][pricng]\n\n[Pricing]: /x/a/');

    expect(facts.problems[0]?.hint).toContain("Did you mean 'pricing'?");
  });

  it('tell which images are shown', async () => {
    const { facts, slots } = await loadBody(
      '![Chart](./chart.png)\n\n<img alt="" src="/static/a.svg" width="1" />\n' +
        '<picture>\n<source srcset="b.png, /static/c.png 2x"><img srcset="d.png 480w"></picture>\n',
    );

    expect(facts.images.map(({ target, place }) => `${target} ${place.line}:${place.column}`)).toEqual([
      './chart.png 5:10',
      '/static/a.svg 7:18',
      'b.png 9:17',
      '/static/c.png 9:24',
      'd.png 9:55',
    ]);
    expect(slots.join('')).toContain('<img src="./chart.png" alt="Chart">');
  });

  it('tell every id that a link may point at', async () => {
    const { facts } = await loadBody(
      '## One\n\n<a name="old"></a>\n\n<div id="two"></div>\n\nText <b id=three>b</b> <!-- <i id="no"></i> -->\n',
    );

    expect(facts.anchors).toEqual(['one', 'old', 'two', 'three']);
  });
});
