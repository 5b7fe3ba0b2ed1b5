import { expect, it } from 'vitest';
import en from '../../../translations/en.json';
import zh from '../../../translations/zh.json';
import { counted } from '../../../site/language/counted';
import { translateTo } from '../../../site/language/translate';

it.each([
  ['en', 0, '0 members'],
  ['en', 1, '1 member'],
  ['en', 12, '12 members'],
  ['zh', 1, '1 项'],
  ['zh', 12, '12 项'],
])('a number of things is said as the language counts: %s, %i', (language, count, text) => {
  const t = translateTo(language, { en: en.interface, zh: zh.interface });

  expect(counted(t, 'referenceMemberCount', count)).toBe(text);
});
