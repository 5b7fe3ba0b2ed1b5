/** A text with `\n` for every line break. CommonMark counts a single CR as one, too. */
export function withLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
