import { expect, it } from 'vitest';
import { pageTemplate } from '../../../generator/scaffold/templates';
import { parseText } from '../../../generator/steps/3-read/texts/page/parse-text';

it.each([
  'Getting started',
  'True',
  'null',
  '7.0',
  '- Rows: "grouped" & \'sorted\' #1',
  'Use the <Box>',
  'C# *rocks* [here](/x) `code` &amp; snake_case',
  '# Hash #',
  '选择 *列*',
])('a new page with the title %s has no problems, and shows it as it was given', (title) => {
  const { problems, frontMatter, headings } = parseText('a.md', pageTemplate({ title, demo: 'A' }));

  expect(problems).toEqual([]);
  expect(frontMatter.headers.title).toBe(title);
  expect(headings[0]?.text).toBe(title);
});

it('the front matter of a new page is what a person would write', () => {
  const text = pageTemplate({
    title: 'Grid - Rows',
    productId: 'grid',
    components: ['Row', 'Cell'],
    packageName: '@garden/grid',
    demo: 'A',
  });

  expect(text.split('\n').slice(0, 8)).toEqual([
    '---',
    'title: Grid - Rows',
    'productId: grid',
    'components: Row, Cell',
    "packageName: '@garden/grid'",
    'description: What a reader can do with this page, in one sentence.',
    '---',
    '',
  ]);
});
