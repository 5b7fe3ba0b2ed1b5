/**
 * The inside of a tag after its name, as a part of a regular expression. A tag that nothing ends stops at the next one: otherwise
 * the time for many of them grows with the square of their number.
 */
export const TAG_ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'<>])*`;
