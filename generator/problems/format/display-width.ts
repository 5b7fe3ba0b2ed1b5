/** Chinese, Japanese and Korean characters, full-width forms and emoji take two columns of a terminal. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

/** Characters that are drawn on top of the previous one, or not at all. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  return [...text].reduce((width, sign) => width + signWidth(sign), 0);
}

function signWidth(sign: string): number {
  if (WITHOUT_WIDTH.test(sign)) return 0;
  return WIDE.test(sign) ? 2 : 1;
}
