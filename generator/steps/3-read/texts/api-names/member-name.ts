/**
 * Code that says a member and maybe its value; the group is what is kept of it. A single letter is a
 * coordinate or a variable far more often than a member.
 */
const SHAPES = [
  /^([a-zA-Z_]\w+)$/,
  /^([a-zA-Z_]\w+)=(?:"[^"]*"|\{.*\})$/,
  /^([a-zA-Z_]\w+)\(.*\)$/,
  /^([a-zA-Z_]\w+): \S.*$/,
  /^((?:slots|slotProps|classes)\.[a-zA-Z]\w+)$/,
  /^([a-zA-Z_]\w+\[\]\.[a-zA-Z_]\w+)$/,
];

/**
 * What inline code may mean by a member of something that the page is about: `layout`,
 * `layout="horizontal"`, `area: true`, `getItem(id)`, `slots.bar`, `series[].stack`.
 */
export function memberName(code: string): string | undefined {
  for (const shape of SHAPES) {
    const member = shape.exec(code)?.[1];
    if (member !== undefined) return member;
  }
  return undefined;
}
