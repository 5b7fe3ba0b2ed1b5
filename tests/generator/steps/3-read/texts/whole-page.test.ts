import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { placeNames } from '../../../../../generator/steps/6-render/place-names';
import { htmlOf, loadSample, problemsOf } from './load-sample';

const TEXT = `---
title: Charts - Sample
productId: x-charts
components: BarChart, BarPlot
packageName: '@mui/x-charts'
githubLabel: 'component: charts'
description: Everything an author may write.
---

# Charts - Sample

<p class="description">One sentence about it.</p>

<!-- Nobody sees this. -->

{{"demo": "SampleBars.tsx", "bg": "inline", "height": 300}}

## Install & run

Install the package, see [Getting started](/x/react-charts/getting-started/#installation), then press <kbd class="key">Enter</kbd>:

<codeblock storageKey="package-manager">

\`\`\`bash npm
npm install @mui/x-charts
\`\`\`

\`\`\`bash yarn
yarn add @mui/x-charts
\`\`\`

</codeblock>

\`\`\`tsx title="src/App.tsx"
import { BarChart } from '@mui/x-charts/BarChart';
\`\`\`

:::warning
Heights **matter**.

- One
- Two
:::

### Zoom [<span class="plan-pro"></span>](/x/introduction/licensing/#pro-plan 'Pro plan')

| Prop | Default |
| :--- | ------: |
| \`min\` | 0 |

<details>
<summary>More</summary>

Words from [elsewhere](https://d3js.org/).

</details>

## Features

<featureList>

- [Zoom](/x/react-charts/zoom-and-pan/)
- Legend

</featureList>

{{"component": "modules/WhatsNew"}}

![Screenshot](./sample.png)
`;

const DEMO = `import { BarChart } from '@mui/x-charts/BarChart';

export default function SampleBars() {
  return (
    <div style={{ width: '100%' }}>
      <BarChart height={300} />
    </div>
  );
}
`;

const sample = () => loadSample({ 'index.md': TEXT, 'SampleBars.tsx': DEMO, 'sample.png': '' });

describe('a page with everything', () => {
  it('has no mistakes', async () => {
    expect(problemsOf(await sample())).toEqual([]);
  });

  it('is cut into these parts', async () => {
    const { parts } = await sample();

    expect(parts.map(({ kind }) => kind)).toEqual([
      'demo',
      'html',
      'codeblock',
      'html',
      'component',
      'html',
      'api',
    ]);
  });

  it('says this', async () => {
    await expect(`${placeNames(htmlOf(await sample()), {})}\n`).toMatchFileSnapshot(
      './whole-page.expected.txt',
    );
  });

  it('shows its demo like this', async () => {
    const { parts, slots } = await sample();
    const [part] = parts;
    if (part?.kind !== 'demo') throw new Error('The first part is the demo.');
    const { demo } = part;

    expect(demo).toMatchObject({
      name: 'SampleBars',
      options: { bg: 'inline', height: 300 },
      modules: { system: 'pages/x/sample/SampleBars.tsx' },
      source: 'pages/x/sample/SampleBars.tsx',
    });
    expect(demo.variants.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['SampleBars.tsx'],
      ['SampleBars.js'],
    ]);
    expect(demo.preview === undefined ? '' : slots[demo.preview]).toBe(
      '<pre tabindex="0"><code class="language-tsx">' +
        '&lt;<span class="g">BarChart</span> <span class="a">height</span>={<span class="n">300</span>} /&gt;</code></pre>',
    );
  });

  it('tells this about itself', async () => {
    const { headers, toc, facts, styles } = await sample();

    expect(headers).toEqual({
      title: 'Charts - Sample',
      description: 'Everything an author may write.',
      lead: 'One sentence about it.',
      productId: 'x-charts',
      packageName: '@mui/x-charts',
      githubLabel: 'component: charts',
      components: ['BarChart', 'BarPlot'],
      hooks: [],
    });
    expect(toc).toEqual([
      { hash: 'install-run', title: 'Install & run', level: 2 },
      { hash: 'zoom', title: 'Zoom', level: 3 },
      { hash: 'features', title: 'Features', level: 2 },
      { hash: 'api', title: 'API', level: 2 },
    ]);
    expect(facts.links.map(({ target }) => target)).toEqual([
      '/x/react-charts/getting-started/#installation',
      '/x/introduction/licensing/#pro-plan',
      'https://d3js.org/',
      '/x/react-charts/zoom-and-pan/',
    ]);
    expect(facts.images.map(({ target }) => target)).toEqual(['./sample.png']);
    expect(styles).toBe('');
  });

  it('is the same every time', async () => {
    expect(await sample()).toEqual(await sample());
  });

  it('is valid and accessible HTML', async () => {
    const { slots } = await sample();
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:a11y'],
      // Ids that begin with a digit or hold a dot are what readers link to.
      rules: { 'valid-id': ['error', { relaxed: true }] },
    });
    const page = `<!DOCTYPE html>\n<html lang="en"><head><title>Sample</title></head><body><main><h1>Sample</h1>${slots.join('').replaceAll('\uE002', '')}</main></body></html>\n`;
    const { results } = await validator.validateString(page);

    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  });
});

it('loads an empty file and a file that is not there', async () => {
  const empty = await loadSample({ 'index.md': '' });
  const missing = await loadSample({});

  expect(empty.parts).toEqual([]);
  expect(problemsOf(missing)).toEqual([
    'MISSING_PAGE_TITLE 1:1',
    'MISSING_DESCRIPTION 1:1',
    'UNREADABLE_FILE 1:1',
  ]);
});

it.each([
  ['callouts', ':::info\n'],
  ['code groups', '<codeblock>\n'],
  ['feature lists', '<featureList>\n'],
  ['lists', '- '],
  ['links', '[a]('],
])('survives a page of thousands of open %s', async (_, open) => {
  const { facts } = await loadSample({ 'index.md': open.repeat(5000) });

  expect(facts.title).toBe('');
});
