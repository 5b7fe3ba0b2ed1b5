import { readFileSync } from 'node:fs';
import { zhCN as gridWords } from '@mui/x-data-grid/locales';
import { zhCN as pickersWords } from '@mui/x-date-pickers/locales';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { zhProductWords } from '../../data/glossary/product-words';
import { zhGlossary } from '../../data/glossary/zh';
import { forbiddenWords } from '../../generator/steps/5-check/glossary/find-forbidden';

const wordFor = (label: string) => zhProductWords.find(({ term }) => term === label)?.word;

describe('the Chinese glossary', () => {
  it('calls buttons and operators what the installed locales call them', () => {
    const pickers = pickersWords.components.MuiLocalizationProvider.defaultProps.localeText;
    const grid = gridWords.components.MuiDataGrid.defaultProps.localeText;

    expect([wordFor('OK'), wordFor('Cancel')]).toEqual([pickers.okButtonLabel, pickers.cancelButtonLabel]);
    expect(wordFor('starts with')).toBe(grid.filterOperatorStartsWith);
    expect(zhProductWords.length).toBeGreaterThan(80);
  });

  it('forbids nothing that it asks for elsewhere', () => {
    const found = forbiddenWords(zhGlossary);

    expect(
      zhGlossary.flatMap(({ word }) => found(`**${word}**`).map(({ found: wrong }) => `${word}: ${wrong}`)),
    ).toEqual([]);
  });

  it('holds for Chinese words that stand beside facts, too', () => {
    const files = glob.sync('data/**/*.ts', {
      ignore: ['data/pages/**', 'data/glossary/**', 'data/reader-words/**'],
    });
    const found = forbiddenWords(zhGlossary);
    const wrong = files.flatMap((file) =>
      found(readFileSync(file, 'utf8')).map(({ found: word }) => `${file}: ${word}`),
    );

    expect(files.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('finds the names of English buttons that no Chinese reader sees', () => {
    const found = forbiddenWords(zhGlossary);

    expect(found('点击 **OK** 或 “Cancel”').map(({ term }) => term.word)).toEqual(['确认', '取消']);
    expect(found('点击**确认**')).toEqual([]);
  });
});
