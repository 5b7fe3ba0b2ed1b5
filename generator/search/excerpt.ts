import { type Asked, rangesIn } from './marks';

/** The length of an excerpt in letters; letters of wide scripts count twice. */
const MAX_LENGTH = 150;

/** The number of letters before the first match, if the text is longer than the excerpt. */
const LENGTH_BEFORE_MATCH = 40;

/** The part of a text that shows best why it was found. */
export function excerptOf(text: string, asked: Asked): string {
  const [first] = rangesIn(text, asked);
  const begin =
    first === undefined || first[0] < MAX_LENGTH / 2 ? 0 : beginningAt(text, first[0] - LENGTH_BEFORE_MATCH);
  const end = endAt(text, begin);
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end).trim()}${end < text.length ? '…' : ''}`;
}

/** The beginning of the sentence, or of the word, near a position. */
function beginningAt(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - LENGTH_BEFORE_MATCH), at + LENGTH_BEFORE_MATCH / 2);
  const sentence = /^.*[.!?]\s|^.*[。！？]/s.exec(before);
  if (sentence) return Math.max(0, at - LENGTH_BEFORE_MATCH) + sentence[0].length;
  const word = text.indexOf(' ', at);
  return word >= 0 && word - at < 20 ? word + 1 : at;
}

function endAt(text: string, begin: number): number {
  let room = MAX_LENGTH;
  let end = begin;
  while (end < text.length && room > 0) {
    room -= text.charCodeAt(end) > 0x2e7f ? 2 : 1;
    end += 1;
  }
  if (end === text.length) return end;
  const space = text.lastIndexOf(' ', end);
  return space > end - 16 ? space : end;
}
