// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { SearchDialog } from '../../../site/search/dialog';
import { packWords } from '../../../site/search/search-words';

let dialog: SearchDialog;

beforeEach(() => {
  const button = document.createElement('button');
  button.dataset['words'] = packWords((key) => key);
  document.body.replaceChildren(button);
  dialog = new SearchDialog(button);
});

it('a search that failed shows no counts of the answer before', () => {
  const counts = () =>
    [...document.querySelectorAll('[data-kind] span')].map(({ textContent }) => textContent);
  const field = document.querySelector('input');
  if (field) field.value = 'sort';
  dialog.answered(
    { blocks: [], others: {}, counts: { guides: 4, api: 3, demos: 0 }, nearest: [], words: ['sort'] },
    true,
  );
  expect(counts()).toEqual(['7', '4', '3', '0']);
  dialog.failed();

  expect(counts()).toEqual(['', '', '', '']);
});
