// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { enhanceKeyboardHelp } from '../../../site/layout/enhance-keyboard-help';
import { KEYBOARD_HELP } from '../../../site/layout/hooks';
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

it('a question mark in its field is a letter, and elsewhere in it opens no help behind it', () => {
  const help = document.body.appendChild(document.createElement('div'));
  help.id = KEYBOARD_HELP;
  help.togglePopover = vi.fn(() => true);
  vi.spyOn(help, 'matches').mockReturnValue(false);
  enhanceKeyboardHelp();
  const press = (target: Element | null) =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));

  expect(press(document.querySelector('[data-kind=api]'))).toBe(false);
  expect(help.togglePopover).not.toHaveBeenCalled();
  expect(press(document.querySelector('input'))).toBe(true);
  press(document.body);
  expect(help.togglePopover).toHaveBeenCalledOnce();
});
