import type { Problem, Source, TranslatedWords } from '../../../model';
import { MARKS } from '../../../model/marks';
import { markCharacter, translationIsNoList, wordNotText } from '../../../problems/catalogue';
import { locateKeys } from '../../../problems/locate/locate';
import { jsonFault } from '../json-fault';

/** Lists of translated descriptions that cannot be used, and rows that cannot be shown. */
export function unreadableLists(lists: readonly TranslatedWords[]): Problem[] {
  return lists.flatMap(({ source, words }) => (words ? markedRows(source, words) : listFaults(source)));
}

function listFaults(source: Source): Problem[] {
  const fault = jsonFault(source);
  if (fault) return [fault];
  const list: unknown = JSON.parse(source.text);
  if (typeof list !== 'object' || list === null || Array.isArray(list))
    return [translationIsNoList(source.file)];
  const placeOf = locateKeys(source);
  return Object.entries(list)
    .filter(([, value]) => typeof value !== 'string')
    .map(([original]) => wordNotText(beginningOf(original), placeOf([original])));
}

function markedRows(source: Source, words: Record<string, string>): Problem[] {
  const marked = Object.entries(words).flatMap(([original, translated]) => {
    const mark = MARKS.exec(translated)?.[0];
    return mark === undefined ? [] : [{ original, mark }];
  });
  if (marked.length === 0) return [];
  const placeOf = locateKeys(source);
  return marked.map(({ original, mark }) =>
    markCharacter(`'${beginningOf(original)}' in ${source.file}`, mark, placeOf([original])),
  );
}

function beginningOf(original: string): string {
  return original.length > 40 ? `${original.slice(0, 40)}…` : original;
}
