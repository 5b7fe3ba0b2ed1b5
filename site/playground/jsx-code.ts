/** A prop as code: strings in quotes, other values in braces; `true` is the name alone. */
export type Prop = readonly [name: string, value: string | number | boolean | { code: string }];

/** The code of a component, one prop on each line, without default values. */
export function jsxCode(component: string, props: readonly Prop[]): string {
  const lines = props.map(([name, value]) => `  ${propCode(name, value)}`);
  return `<${component}\n${lines.join('\n')}\n/>`;
}

/** The code of an object, on one line. */
export function objectCode(members: readonly Prop[]): string {
  return `{ ${members.map(([name, value]) => `${name}: ${valueCode(value)}`).join(', ')} }`;
}

/** The lines of props that differ from the default. */
export function changed(props: readonly (readonly [...Prop, usual: unknown])[]): Prop[] {
  return props.flatMap(([name, value, usual]): Prop[] => (value === usual ? [] : [[name, value]]));
}

function propCode(name: string, value: Prop[1]): string {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${valueCode(value)}}`;
}

function valueCode(value: Prop[1]): string {
  if (typeof value === 'object') return value.code;
  return typeof value === 'string' ? `'${value}'` : String(value);
}
