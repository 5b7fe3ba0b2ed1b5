import { type Asked, rangesIn } from './marks';

/** How many letters are shown; letters of wide scripts count twice. */
const ROOM = 150;

/** How many letters stand before the first word that was asked for, where the text is longer than the room. */
const BEFORE = 40;

/** The piece of a text that shows best why it was found. */
export function excerptOf(text: string, asked: Asked): string {
  const [first] = rangesIn(text, asked);
  const begin = first === undefined || first[0] < ROOM / 2 ? 0 : beginningAt(text, first[0] - BEFORE);
  const end = endAt(text, begin);
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end).trim()}${end < text.length ? '…' : ''}`;
}

/** The beginning of a sentence nearby, else of a word. */
function beginningAt(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - BEFORE), at + BEFORE / 2);
  const sentence = /^.*[.!?]\s|^.*[。！？]/s.exec(before);
  if (sentence) return Math.max(0, at - BEFORE) + sentence[0].length;
  const word = text.indexOf(' ', at);
  return word >= 0 && word - at < 20 ? word + 1 : at;
}

function endAt(text: string, begin: number): number {
  let room = ROOM;
  let end = begin;
  while (end < text.length && room > 0) {
    room -= text.charCodeAt(end) > 0x2e7f ? 2 : 1;
    end += 1;
  }
  if (end === text.length) return end;
  const space = text.lastIndexOf(' ', end);
  return space > end - 16 ? space : end;
}
