import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { markdownPage } from '../../../../../generator/steps/7-compose/markdown/markdown-page';

const frame = {
  address: 'https://garden.example/docs/beds/',
  origin: 'https://garden.example',
  language: 'en',
  product: 'beds',
};

/** The Markdown of a piece of HTML, below what stands above it. */
function markdownOf(html: string): string {
  const { text } = markdownPage({ title: 'Beds', html }, frame);
  return text.replace(/^---\n.*?\n---\n\n/s, '');
}

describe('a Markdown page', () => {
  it('begins with its title, its address, its language and its product', () => {
    const { text } = markdownPage({ title: 'Beds: "raised"', html: '<p>Soil</p>' }, frame);
    const [, facts = ''] = /^---\n(.*?)---\n\nSoil\n$/s.exec(text) ?? [];

    expect(parse(facts)).toEqual({
      title: 'Beds: "raised"',
      url: 'https://garden.example/docs/beds/',
      language: 'en',
      product: 'beds',
    });
  });

  it('has headings, and without the link to themselves', () => {
    const heading = '<h2 id="soil">Soil</h2><a class="anchor-link" href="#soil" aria-label="Soil"></a>';

    expect(markdownOf(`<h1>Beds</h1><div>${heading}</div>`)).toBe('# Beds\n\n## Soil\n');
  });

  it('leads to other pages, to a place of its own and to other hosts by whole addresses', () => {
    const links = ['/docs/soil/', '#dig', 'https://seeds.example/'].map((href) => `<a href="${href}">it</a>`);

    expect(markdownOf(`<p>${links.join(', ')}</p>`)).toBe(
      '[it](https://garden.example/docs/soil/), [it](https://garden.example/docs/beds/#dig), [it](https://seeds.example/)\n',
    );
  });

  it('calls a picture that leads elsewhere by its name, and one that shows something by its words', () => {
    expect(markdownOf('<p>A <a href="/pro/" title="Pro plan"><span class="icon"></span></a></p>')).toBe(
      'A [Pro plan](https://garden.example/pro/)\n',
    );
    expect(markdownOf('<img src="/bed.svg" alt="A bed">')).toBe('![A bed](https://garden.example/bed.svg)\n');
  });

  it('has code as it was written, whatever stands in it', () => {
    const code = '<pre><code class="language-tsx"><span class="k">if</span> (a &lt; b) {\n  `</code></pre>';

    expect(markdownOf(code)).toBe('```tsx\nif (a < b) {\n  `\n```\n');
    expect(markdownOf('<pre><code class="language-text">```\nx\n```</code></pre>')).toBe(
      '````\n```\nx\n```\n````\n',
    );
  });

  it('has tables with one line a row, and their alignment', () => {
    const table = `<table><thead><tr><th scope="col">Name</th><th scope="col" class="align-right">Depth</th></tr></thead>
      <tbody><tr><th scope="row"><code>a|b</code></th><td><p>One</p><p>Two</p><ul><li>Three</li></ul></td></tr></tbody></table>`;

    expect(markdownOf(table)).toBe('| Name | Depth |\n| - | -: |\n| `a\\|b` | One<br>Two<br>• Three |\n');
  });

  it('tells the row of a group from the others', () => {
    const rows = '<tr><th scope="rowgroup" colspan="2">Seeds</th></tr><tr><td>Pea</td><td>5</td></tr>';

    expect(
      markdownOf(
        `<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>${rows}</table>`,
      ),
    ).toBe('| A | B |\n| - | - |\n| **Seeds** | |\n| Pea | 5 |\n');
  });

  it('has callouts as quotes that say their kind', () => {
    expect(markdownOf('<aside class="callout callout-warning"><p>Mind the <b>slugs</b>.</p></aside>')).toBe(
      '> [!WARNING]\n> Mind the **slugs**.\n',
    );
  });

  it('has lists in lists, and terms above what is said of them', () => {
    expect(markdownOf('<ul><li>One<ol><li>Two</li></ol></li></ul>')).toBe('- One\n  1. Two\n');
    expect(markdownOf('<dl><dt>Pea</dt><dd>Green</dd><dd>Round</dd></dl>')).toBe(
      '**Pea**\n\n- Green\n- Round\n',
    );
  });

  it('leaves out what can only be pressed, seen or run', () => {
    const html = `<p>Text</p><button>Press</button><style>a{}</style><svg><text>x</text></svg>
      <span aria-hidden="true">–</span><p hidden>Later</p><script>run()</script><nav>Around</nav><input value="x">`;

    expect(markdownOf(html)).toBe('Text\n');
  });

  it('takes no words for signs of Markdown', () => {
    const words = '1. *not* a_list_ [x](y) `code` &lt;b&gt; &amp;amp; # no | pipe';

    expect(markdownOf(`<p>${words}</p>`)).toBe(
      '1\\. \\*not\\* a_list\\_ \\[x]\\(y) \\`code\\` \\<b> \\&amp; # no | pipe\n',
    );
  });

  it('keeps spaces and closing signs outside of marks, and Chinese beside them as it is', () => {
    expect(markdownOf('<p>The<b> bold </b>word</p>')).toBe('The **bold** word\n');
    expect(markdownOf('<p>覆盖<em>清除</em>图标，<strong>注意：</strong>后续</p>')).toBe(
      '覆盖*清除*图标，**注意**：后续\n',
    );
  });
});
