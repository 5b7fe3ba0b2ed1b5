import { enUS as gridEnUS, zhCN as gridZhCN } from '@mui/x-data-grid/locales';
import { enUS as pickersEnUS, zhCN as pickersZhCN } from '@mui/x-date-pickers/locales';
import type { GlossaryTerm } from '../../generator/contract/glossary';

/** A locale of a product: words by key; what is made of numbers or dates is a function there. */
type Locale = Readonly<Record<string, unknown>>;

/** Other translations of the same words. */
const OTHER_WORDS: Record<string, string[]> = {
  OK: ['确定'],
  contains: ['含有'],
  'starts with': ['以…开头', '以……开头', '开头是'],
  'ends with': ['以…结尾', '以……结尾', '结尾是'],
  'is any of': ['是其中之一', '任意一个', '任一'],
  'Show/Hide All': ['全部显示/隐藏', '显示/隐藏全部'],
};

/** English labels, and what the Chinese locale says under the same keys. */
function labelsOf(english: Locale, chinese: Locale): [label: string, word: string][] {
  return Object.entries(english).flatMap(([key, label]) => {
    const word = chinese[key];
    return typeof label === 'string' && typeof word === 'string' && label !== word ? [[label, word]] : [];
  });
}

/** A text that quotes a button, or has it pressed, names it by the word that it bears. */
function quoted(label: string): string[] {
  return [`**${label}**`, `“${label}”`, `「${label}」`, `点击 ${label}`, `按 ${label}`];
}

function labels(): [label: string, word: string][] {
  const grid = [gridEnUS, gridZhCN].map(({ components }) => components.MuiDataGrid);
  const pickers = [pickersEnUS, pickersZhCN].map(({ components }) => components.MuiLocalizationProvider);
  return [grid, pickers].flatMap((product) => {
    const [english = {}, chinese = {}] = product.map(({ defaultProps }) => ({ ...defaultProps.localeText }));
    return labelsOf(english, chinese);
  });
}

function wordsByLabel(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [label, word] of labels()) found.set(label, new Set([...(found.get(label) ?? []), word]));
  return found;
}

/** The words that demos show to Chinese readers: read from the packages, so that they are those of the version. */
export const zhProductWords: GlossaryTerm[] = [...wordsByLabel()].map(([label, words]) => ({
  term: label,
  word: [...words].join(' / '),
  forbidden: [label, ...(OTHER_WORDS[label] ?? [])].flatMap(quoted),
}));
