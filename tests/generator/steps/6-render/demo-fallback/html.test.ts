import { describe, expect, it } from 'vitest';
import { balance } from '../../../../../generator/steps/6-render/demo-fallback/balance';
import { readHtml, writeHtml } from '../../../../../generator/steps/6-render/demo-fallback/html-tokens';
import { isMeaningful } from '../../../../../generator/steps/6-render/demo-fallback/is-meaningful';
import { sanitizeHtml } from '../../../../../generator/steps/6-render/demo-fallback/sanitize-html';
import { scopeIds } from '../../../../../generator/steps/6-render/demo-fallback/scope-ids';

describe('a reader sees something of', () => {
  it.each([
    'word',
    '<div><span>word</span></div>',
    '<svg><g><rect width="3"></rect></g></svg>',
    '<svg><defs><path d="M0"></path></defs><circle r="2"></circle></svg>',
    '<img src="a.png"/>',
    '<input type="text" value="4"/>',
    '<input placeholder="MM/DD/YYYY"/>',
    '<input type="checkbox"/>',
    '<div hidden=""><p>a</p></div><p>b</p>',
    '<br/>a',
  ])('%s', (html) => {
    expect(isMeaningful(readHtml(html))).toBe(true);
  });
});

describe('a reader sees nothing of', () => {
  it.each([
    '',
    '<div class="chart" style="height:300px"></div>',
    '<div> \n&nbsp;\u200B</div>',
    '<svg><defs><path d="M0"></path></defs><g></g></svg>',
    '<svg><title>Chart</title><desc>of pears</desc></svg>',
    '<style>.a{}</style><script>a</script><noscript>a</noscript>',
    '<p hidden="">a</p>',
    '<div style="visibility:hidden;height:3px"><p>a</p><b>c</b></div>',
    '<input type="hidden" value="a"/><input type="text"/>',
    '<fieldset><legend><span>Label</span></legend></fieldset>',
    '<!-- a comment -->',
  ])('%s', (html) => {
    expect(isMeaningful(readHtml(html))).toBe(false);
  });
});

describe('ids', () => {
  const scoped = (html: string) => writeHtml(scopeIds(readHtml(html), 'A-'));

  it.each([
    [
      '<p id="a"></p><b aria-labelledby="a z :R1:"></b><i id=":R1:"></i>',
      '<p id="A-a"></p><b aria-labelledby="A-a z A-:R1:"></b><i id="A-:R1:"></i>',
    ],
    [
      '<clipPath id="c"></clipPath><g clip-path="url(#c)"></g>',
      '<clipPath id="A-c"></clipPath><g clip-path="url(#A-c)"></g>',
    ],
    [
      '<i id="c"></i><g style="fill:url(&quot;#c&quot;)"></g>',
      '<i id="A-c"></i><g style="fill:url(&quot;#A-c&quot;)"></g>',
    ],
    [
      '<i id="c"></i><a href="#c">a</a><use xlink:href="#c"></use>',
      '<i id="A-c"></i><a href="#A-c">a</a><use xlink:href="#A-c"></use>',
    ],
    ['<label for="x">a</label><input id="x">', '<label for="A-x">a</label><input id="A-x"/>'],
    [
      '<a href="#elsewhere">a</a><g fill="url(#page)"></g>',
      '<a href="#elsewhere">a</a><g fill="url(#page)"></g>',
    ],
    ['<p title="id=&quot;a&quot;" id="a">id="a"</p>', '<p title="id=&quot;a&quot;" id="A-a">id="a"</p>'],
  ])('of %s', (html, expected) => {
    expect(scoped(html)).toBe(expected);
  });
});

describe('what acts on a page', () => {
  const harmless = (html: string) => writeHtml(sanitizeHtml(readHtml(html)));

  it.each([
    ['<script>if (a < b) go("</p>")</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="go()" ONLOAD="go()" id="a">a</p>', '<p id="a">a</p>'],
    ['<input autofocus="" value="a"/>', '<input value="a"/>'],
    ['<a href=" javascript:go()">a</a>', '<a>a</a>'],
    ['<a href="java&#115;cript:go()">a</a>', '<a>a</a>'],
    ['<a href="java&#115cript&colon;go()">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:go()">a</a>', '<a>a</a>'],
    ['<a href="java&Tab;script:go()">a</a>', '<a>a</a>'],
    ['<a href="\u0001 javascript:go()">a</a>', '<a>a</a>'],
    ['<a href="&#1;javascript:go()">a</a>', '<a>a</a>'],
    ['<a href=\'JavaScript:go("a")\'>a</a>', '<a>a</a>'],
    ['<iframe srcdoc="&lt;script&gt;go()&lt;/script&gt;"></iframe>', '<iframe></iframe>'],
    ['<iframe src="data:text/html,a"></iframe>', '<iframe></iframe>'],
    ['<svg><use href="data:image/svg+xml,a#b"/></svg>', '<svg><use/></svg>'],
    [
      '<svg><a><set attributeName="href" to="javascript:go()"/></a></svg>',
      '<svg><a><set to="javascript:go()"/></a></svg>',
    ],
    [
      '<svg><a><animate attributename=" xlink&colon;href" values="javascript:go()"/></a></svg>',
      '<svg><a><animate values="javascript:go()"/></a></svg>',
    ],
    ['<base href="/x"/><meta charset="a"/><link rel="stylesheet"/>a', 'a'],
    ['<p data-on="x" class="onion">a</p>', '<p data-on="x" class="onion">a</p>'],
  ])('is taken out of %s', (html, expected) => {
    expect(harmless(html)).toBe(expected);
  });
});

describe('what does not act', () => {
  it.each([
    '<img src="data:image/png;base64,AA=="/><svg><image href="data:image/png;base64,AA=="/></svg>',
    '<a href="/javascript:a/?b=1&amp;c=2#d">a</a><iframe src="/frame/"></iframe>',
    '<svg><use href="#a"/><animate attributeName="opacity" values="0;1"/></svg>',
  ])('stays: %s', (html) => {
    expect(writeHtml(sanitizeHtml(readHtml(html)))).toBe(html);
  });
});

describe('a drawing ends where it ends', () => {
  const balanced = (html: string) => writeHtml(balance(readHtml(html)));

  it.each([
    ['<div></main></body><i>1</i><!--</div>', '<div><i>1</i></div>'],
    ['<div><p>a<b>c</div>d', '<div><p>a<b>c</b></p></div>d'],
    ['<b><i>a</b>c</i>', '<b><i>a</i></b>c'],
    ['<p>a</p></p></br>', '<p>a</p>'],
    ['a<textarea>b<p>c', 'a<textarea>b<p>c</textarea>'],
    ['<div><title>a</div>', '<div><title>a</div></title></div>'],
    ['<svg><style><!--</style><path/></svg>a', '<svg><style></style><path/></svg>a'],
    ['<svg><style>a{}<p></svg>', '<svg><style>a{}<p></p></style></svg>'],
    ['<style><p title="</style>"></p></style>', '<style><p title="< /style>">< /p></style>'],
    [
      '<noscript><p title="</noscript>">a</p></noscript>',
      '<noscript>&lt;p title="&lt;/noscript>">a&lt;/p></noscript>',
    ],
    ['<div/><textarea/><br>a', '<div></div><textarea></textarea><br/>a'],
    [
      '<svg><foreignObject><div/></foreignObject></svg>',
      '<svg><foreignObject><div></div></foreignObject></svg>',
    ],
    ['<html><head></head><body class="a">b</body></html><plaintext>c', 'bc'],
    ['a <!doctype html> <?xml?> <a title=x"', 'a &lt;!doctype html> &lt;?xml?> &lt;a title=x"'],
    ['<<!---->b>a', '&lt;b>a'],
    ['<!<!----a', '&lt;!--a'],
  ])('as %s does', (html, expected) => {
    expect(balanced(html)).toBe(expected);
  });

  it.each([
    '<DIV><img src="a"/><p>a<p>b</p></p></DIV>',
    '<style>a > b{width:1px}@media (width < 600px){i{}}</style><textarea>a <b> c</textarea>',
    '<svg viewBox="0 0 1 1"><title>a</title><g><path d="M0"/><path d="M1"></path></g><style>a{}</style></svg>',
    '<noscript><img src="a"/></noscript><iframe srcdoc="<p>"></iframe><br/>a &lt; b < c',
  ])('and %s stays as it is', (html) => {
    expect(balanced(html)).toBe(html);
  });
});
