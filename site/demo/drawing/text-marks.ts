/** Marks around a text of a package, by which it is found in a drawing and told in another language. */

/** Unicode reserves these characters for programs: no text has them. They stand around a number and a text. */
const [BEGIN, SAYS, END] = ['\uFDD0', '\uFDD1', '\uFDD2'] as const;

const INNERMOST = new RegExp(`${BEGIN}(\\d+)${SAYS}([^${BEGIN}${SAYS}${END}]*)${END}`, 'g');

const ANY_MARK = new RegExp(`[${BEGIN}${SAYS}${END}]`);

/** A text that was asked for: its name, and the values that it was written with. */
export interface AskedText {
  name: string;
  values: readonly unknown[];
}

/** By their numbers. */
const asked: AskedText[] = [];

const numberOf = new Map<string, number>();

/** What a text says, with marks around it. */
export function marked(text: AskedText, said: string): string {
  const key = JSON.stringify(text);
  const number = numberOf.get(key) ?? asked.push(text) - 1;
  numberOf.set(key, number);
  return `${BEGIN}${number}${SAYS}${said}${END}`;
}

/** Whether there are marks. Some that stay in English are pieces: a demo has cut a text. */
export function hasMarks(text: string): boolean {
  return ANY_MARK.test(text);
}

/** HTML with each marked text as told. Texts may be in other texts: the name of a column in that of its button. */
export function replaceMarked(html: string, say: (text: AskedText, said: string) => string): string {
  let now = html;
  for (let before = ''; before !== now; ) {
    before = now;
    now = before.replace(INNERMOST, (whole, number: string, said: string) => {
      const text = asked[Number(number)];
      return text ? say(text, said) : whole;
    });
  }
  return now;
}

/** HTML with the texts as they are marked: in English. */
export function withoutMarks(html: string): string {
  return replaceMarked(html, (_, said) => said);
}

let measured = false;

/** Begins a drawing; the function tells whether it depends on the width of a marked text. */
export function watchMarks(): () => boolean {
  measured = false;
  return () => measured;
}

/** A text for whoever measures it: without marks, which is noted. */
export function readUnmarked(text: string): string {
  if (!hasMarks(text)) return text;
  measured = true;
  return withoutMarks(text);
}
