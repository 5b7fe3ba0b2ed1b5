import { createTheme, ThemeProvider } from '@mui/material/styles';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlDrawing } from '../../site/pictures/html-drawing';
import { placeFields } from '../../site/pictures/place-fields';

const markupOf = (element: ReactElement) =>
  renderToString(createElement(ThemeProvider, { theme: createTheme() }, element)).replace(
    /<style.*?<\/style>/gs,
    '',
  );

/** The parts of a field that is drawn, in their order: the class of each, and what it says. */
function partsOf(element: ReactElement): string[] {
  const placed = placeFields(markupOf(element));
  return [...placed.matchAll(/<(?:div|svg) class="field-([a-z -]+)"[^>]*>([^<]*)/g)].map(
    ([, name, words]) => `${name}: ${words}`,
  );
}

const fieldWith = (props: TextFieldProps) => partsOf(createElement(TextField, props));

const icon = createElement('svg', { className: 'a' }, createElement('path', { d: 'M0 0h9' }));

describe('a field of Material in a picture', () => {
  it('says what was typed, with its label on the line', () => {
    expect(fieldWith({ label: 'Street', value: 'Harbour Lane 4' })).toEqual([
      'label: Street',
      'box: ',
      'words: Harbour Lane 4',
    ]);
  });

  it('says its label where nothing was typed, as a hint', () => {
    expect(fieldWith({ label: 'Check-in' })).toEqual(['box: ', 'words field-hint: Check-in']);
  });

  it('says its hint where the label has left the line, or there is none', () => {
    const hint = { placeholder: 'MM/DD/YYYY' };

    expect(fieldWith({ label: 'Day', ...hint, slotProps: { inputLabel: { shrink: true } } })).toEqual([
      'label: Day',
      'box: ',
      'words field-hint: MM/DD/YYYY',
    ]);
    expect(fieldWith(hint)).toEqual(['box: ', 'words field-hint: MM/DD/YYYY']);
  });

  it('keeps what stands before, after and below its words', () => {
    const start = createElement(InputAdornment, { position: 'start' }, 'kg');
    const end = createElement(InputAdornment, { position: 'end' }, icon);

    expect(
      fieldWith({
        defaultValue: '12',
        helperText: 'With its box',
        slotProps: { input: { startAdornment: start, endAdornment: end } },
      }),
    ).toEqual(['box: ', 'side: kg', 'words: 12', 'icon: ', 'help: With its box']);
  });

  it('says what was chosen, and what was typed in several lines', () => {
    const choice = createElement(MenuItem, { value: 1 }, 'Kitchen');

    expect(fieldWith({ select: true, value: 1, label: 'Room', children: choice })).toEqual([
      'label: Room',
      'box: ',
      'words: Kitchen',
      'icon: ',
    ]);
    expect(fieldWith({ multiline: true, minRows: 3, defaultValue: 'Behind the shed' })).toEqual([
      'box: ',
      'words: Behind the shed',
    ]);
  });

  it.each<[string, ReactElement]>([
    ['filled', createElement(TextField, { variant: 'filled', value: 'Pears' })],
    [
      'one with what was chosen as chips',
      createElement(Autocomplete, {
        multiple: true,
        value: ['Oak'],
        options: ['Oak'],
        renderInput: (props) => createElement(TextField, props),
      }),
    ],
  ])('is left as it is where it is %s', (_, element) => {
    const html = markupOf(element);

    expect(placeFields(html)).toBe(html);
    expect(
      htmlDrawing({ html: `${html}<p>Three baskets of apples and pears</p>`, styles: '' }),
    ).toBeUndefined();
  });

  it('is enough for a picture, where a lone button is not', () => {
    expect(
      htmlDrawing({ html: markupOf(createElement(TextField, { label: 'Room' })), styles: '' }),
    ).toBeDefined();
    expect(htmlDrawing({ html: '<button>Room</button>', styles: '' })).toBeUndefined();
  });
});
