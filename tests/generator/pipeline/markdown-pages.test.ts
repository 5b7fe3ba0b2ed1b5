import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../generator/problems/format/format';
import { Garden, garden } from '../../builders/garden';

/** A site entry that draws each page in both forms, by what its body and its plain page are. */
const server = (body: string, plain: string) => `
export const serverEntry = {
  render: (page) => ({ htmlAttributes: {}, head: '', styles: '', body: '<body>' + ${body} + '</body>' }),
  renderPlain: (page) => ({ title: page.title, description: page.description, html: ${plain} }),
  sharedStyles: () => '',
  beforePaint: () => '',
};
`;

const HEADINGS = `'<h1>' + page.title + '</h1><h2 id="soil">Soil</h2>'`;
const TEXT = `(page.content.parts ?? []).map((part) => part.html === undefined ? '' : '\\uE000' + part.html + '\\uE001').join('')`;

function gardenWith(body: string, plain: string): Garden {
  return new Garden({ ...garden, 'site/server.ts': server(body, plain) });
}

describe('the Markdown beside a page', () => {
  it('is there in every language, and not for pages that stand in for others', async () => {
    const site = gardenWith(`'<main>' + ${TEXT} + '</main>'`, TEXT);
    const { problems } = await site.build();
    const files = Object.keys(site.published()).filter((file) => file.endsWith('.md'));

    expect(problems).toEqual([]);
    expect(files).toEqual(['beds/index.md', 'start/index.md', 'zh/beds/index.md', 'zh/start/index.md']);
  });

  it('is made of the main part of the page where a site draws no plain pages', async () => {
    const frame = `export const frame = ({ title }) => ({ htmlAttributes: {}, head: '', styles: '', body: '<body><p>Bar</p><main><h1>' + title + '</h1></main></body>' });\n`;
    const site = new Garden({ ...garden, 'site/frame.ts': frame });
    await site.build();

    expect(site.published()['beds/index.md']).toBe(
      '---\ntitle: Beds\nurl: https://garden.example/beds/\nlanguage: en\n---\n\n# Beds\n',
    );
  });

  it('is remembered with its page, and the same when it is made again', async () => {
    const site = gardenWith(`'<main>' + ${TEXT} + '</main>'`, TEXT);
    const first = await site.build();
    const published = site.published();
    const second = await site.build();
    await site.build({});

    expect(first.pages?.filter(({ because }) => because !== undefined).length).toBeGreaterThan(0);
    expect(second.pages?.filter(({ because }) => because !== undefined)).toEqual([]);
    expect(site.published()).toEqual(published);
  });

  it('is served to an author who writes, too', async () => {
    const site = gardenWith(`'<main>' + ${TEXT} + '</main>'`, TEXT);
    const served = await site.develop();
    const answer = await fetch(new URL('/beds/index.md', served.url));

    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toContain('\nRaised.\n');
    await served.close();
  });

  it.each([
    [HEADINGS, `'<h1>' + page.title + '</h1>'`, 'it lacks the heading "Soil"'],
    [`'<p>'`, `'<h2>Soil</h2>'`, 'the page has no heading "Soil"'],
    [`'<p>'`, `'<a href="/soil/">Soil</a>'`, 'the page has no link https://garden.example/soil/'],
    [`'<p>'`, `'<a href="#soil">Soil</a>'`, 'the page has no link https://garden.example/start/#soil'],
    [TEXT, `''`, 'it lacks the heading "Soil"'],
  ])('ends a build when it differs from what is drawn: %s, %s', async (body, plain, difference) => {
    const { problems, published } = await gardenWith(body, plain).build();
    const told = problems.map(formatProblem).join('\n');

    expect(problems.map(({ code }) => code)).toEqual(['MARKDOWN_DIFFERS']);
    expect(told).toContain(difference);
    expect(published).toBe(false);
  });

  it('need not repeat what a page asks its reader', async () => {
    const question = `'<dialog><h2 id="question">Was this clear?</h2></dialog>'`;
    const { problems } = await gardenWith(`${TEXT} + ${question}`, TEXT).build();

    expect(problems).toEqual([]);
  });

  it('ends it when it lacks a link or code that an author has written', async () => {
    const page = '# Beds\n\n[Soil](/start/#soil)\n\n```bash\ndig\n```\n';
    const site = gardenWith(TEXT, `''`);
    site.write({ 'pages/beds/index.md': `---\ntitle: Beds\ndescription: Of soil.\n---\n\n${page}` });
    const { problems } = await site.build();

    expect(problems.map(formatProblem).join('\n')).toContain('MARKDOWN_DIFFERS');
  });
});
