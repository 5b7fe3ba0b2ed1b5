import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { inlineReferences } from '../../../../site/demo/drawing/inline-references';

/** What becomes of some HTML and its rules. */
function inlined(html: string, rules: string[]): { html: string; rules: string[] | undefined } {
  const { document } = new Window();
  document.body.innerHTML = html;
  const box = document.body as unknown as Element;
  const kept = inlineReferences(box, rules);
  return { html: box.innerHTML, rules: kept };
}

it('a rule that names an id becomes a style of the elements that it applies to', () => {
  const { html, rules } = inlined(
    '<p class="demo-a"><b class="area"></b><b class="area" style="opacity:1"></b></p>',
    ['.demo-a .area{fill:url("#:r1:");stroke:red;}', '.demo-b{color:red;}'],
  );

  expect(html).toMatch(/<b class="area" style="fill:url\(&quot;#:r1:&quot;\);?"><\/b>/);
  expect(html).toContain('style="fill:url(&quot;#:r1:&quot;);opacity:1"');
  expect(rules).toEqual([
    expect.stringMatching(/^\.demo-[a-z0-9]+ \.area\{stroke:red;\}$/),
    '.demo-b{color:red;}',
  ]);
});

it('its class is the same however many ids were counted before', () => {
  const drawn = (id: string, name: string) =>
    inlined(`<p class="${name}"></p>`, [`.${name}{fill:url(#${id});stroke:red;}`, `.${name} i{color:red;}`]);
  const [first, later] = [drawn(':r1:', 'demo-1abc'), drawn(':r2:', 'demo-9xyz')];

  expect(first.rules).toEqual(later.rules);
  expect(first.html.replace(':r1:', ':r2:')).toBe(later.html);
});

it('two elements of one place in their demos with other declarations have other classes', () => {
  const drawn = (color: string) =>
    inlined('<p class="demo-a"></p>', [`.demo-a{fill:url(#g);stroke:${color};}`]);

  expect(drawn('red').rules?.[0]?.split('{')[0]).not.toBe(drawn('blue').rules?.[0]?.split('{')[0]);
});

it('of two rules for one element the later one counts, and its own style more', () => {
  const { html } = inlined('<p class="demo-a" style="fill:red"></p>', [
    '.demo-a{fill:url(#first);}',
    '.demo-a{fill:url(#second);}',
  ]);

  expect(html).toContain('style="fill:url(#first);fill:url(#second);fill:red"');
});

it.each([
  ['under a condition', '@media print{.demo-a{fill:url(#g);}}'],
  ['to a pseudo-element', '.demo-a::after{mask:url(#g);}'],
  ['to one that is written as a class of elements', '.demo-a:before{mask:url(#g);}'],
  ['to what a selector says that is not understood', '.demo-a:nth-of-kind(2{fill:url(#g);}'],
])('one that applies %s cannot be moved', (_, rule) => {
  expect(inlined('<p class="demo-a"></p>', [rule]).rules).toBeUndefined();
});

it('rules that name addresses stay', () => {
  const rules = ['.demo-a{background:url(/a.png#b);}', '.demo-b{background:url("data:image/svg+xml;,x");}'];

  expect(inlined('<p class="demo-a"></p>', rules).rules).toEqual(rules);
});
