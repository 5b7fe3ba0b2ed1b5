/** The longest line of code, in characters. */
const LONGEST = 64;

/** The code of an element: each prop on its own line, without those that are undefined. */
export function toJsx(name: string, props: object): string {
  const lines = present(props).map(([prop, value]) => {
    if (value === true) return `  ${prop}\n`;
    return typeof value === 'string' && !value.includes('"')
      ? `  ${prop}="${value}"\n`
      : `  ${prop}={${toCode(value, '  ')}}\n`;
  });
  return `<${name}\n${lines.join('')}/>`;
}

/** A value as code, on one line if it fits. */
function toCode(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => toCode(item, deeper))
    : present(value).map(([key, item]) => `${key}: ${toCode(item, deeper)}`);
  const line = items.join(', ');
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (indent.length + line.length <= LONGEST && !line.includes('\n'))
    return start === '[' ? `[${line}]` : `{ ${line} }`;
  const lines = items.map((item) => `${deeper}${item},\n`);
  return `${start}\n${lines.join('')}${indent}${end}`;
}

function present(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}
