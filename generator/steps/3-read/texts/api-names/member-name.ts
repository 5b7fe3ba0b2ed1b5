/**
 * Code with a member and possibly its value; the group is the member. A single letter is far more often a
 * coordinate or a variable.
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
 * The member that inline code may refer to, of a component or type of the page: `layout`,
 * `layout="horizontal"`, `area: true`, `getItem(id)`, `slots.bar`, `series[].stack`.
 */
export function memberName(code: string): string | undefined {
  for (const shape of SHAPES) {
    const member = shape.exec(code)?.[1];
    if (member !== undefined) return member;
  }
  return undefined;
}
