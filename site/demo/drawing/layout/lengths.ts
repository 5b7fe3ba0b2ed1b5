/** What a length is a part of, in px. */
export interface LengthContext {
  /** What percents are of; undefined where nothing is known yet: such a length counts as `auto`. */
  whole: number | undefined;
  fontSize: number;
  screen: { width: number; height: number };
  /** The value of a custom property. */
  variable: (name: string) => string | undefined;
}

const UNITS: Record<string, (context: LengthContext) => number | undefined> = {
  px: () => 1,
  '': () => 1,
  rem: () => 16,
  em: ({ fontSize }) => fontSize,
  ch: ({ fontSize }) => fontSize * 0.6,
  vw: ({ screen }) => screen.width / 100,
  vh: ({ screen }) => screen.height / 100,
  '%': ({ whole }) => whole,
};

/** A CSS length in px; undefined for `auto`, for words, and for percents of nothing. */
export function lengthOf(value: string | undefined, context: LengthContext): number | undefined {
  if (value === undefined) return undefined;
  const text = withVariables(value, context).trim();
  const simple = /^(-?[\d.]+(?:e-?\d+)?)(px|rem|em|ch|vw|vh|%|)$/.exec(text);
  if (simple) return scaled(simple[1], simple[2], context);
  const [, kind = '', body = ''] = /^(calc|min|max|clamp)\((.*)\)$/s.exec(text) ?? [];
  if (kind === 'calc') return calculate(body, context);
  if (!kind) return undefined;
  const parts = argumentsOf(body).map((part) => calculate(part, context));
  if (parts.some((part) => part === undefined)) return undefined;
  const [first = 0, second = 0, third = 0] = parts.map((part) => part ?? 0);
  if (kind === 'clamp') return Math.max(first, Math.min(second, third));
  return kind === 'min' ? Math.min(...parts.map(Number)) : Math.max(...parts.map(Number));
}

function scaled(amount = '0', unit = '', context: LengthContext): number | undefined {
  const factor = UNITS[unit]?.(context);
  if (factor === undefined) return undefined;
  return (Number(amount) * factor) / (unit === '%' ? 100 : 1);
}

/** `var(--a, b)` as it counts. */
export function withVariables(value: string, { variable }: Pick<LengthContext, 'variable'>): string {
  let text = value;
  for (let round = 0; round < 8 && text.includes('var('); round += 1)
    text = text.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g, (_, name, other) => {
      return variable(String(name)) ?? String(other ?? '');
    });
  return text;
}

/** Sums and products, as `calc` has them. */
function calculate(text: string, context: LengthContext): number | undefined {
  const tokens = text.match(/[\d.]+(?:px|rem|em|ch|vw|vh|%)?|(?:calc|min|max|clamp)?\(|[-+*/()]|,/g) ?? [];
  let at = 0;
  let unknown = false;
  const product = (): number => {
    let value = atom();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const sign = tokens[at++];
      const other = atom();
      value = sign === '*' ? value * other : value / other;
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++];
      const other = product();
      value = sign === '+' ? value + other : value - other;
    }
    return value;
  };
  const atom = (): number => {
    const token = tokens[at++] ?? '0';
    if (token === '-') return -atom();
    if (token.endsWith('(')) {
      const values = [sum()];
      while (tokens[at] === ',') {
        at += 1;
        values.push(sum());
      }
      at += 1;
      if (token.startsWith('min')) return Math.min(...values);
      if (token.startsWith('max')) return Math.max(...values);
      return values[0] ?? 0;
    }
    const value = lengthOf(token, context);
    if (value === undefined) unknown = true;
    return value ?? 0;
  };
  const result = sum();
  return unknown ? undefined : result;
}

function argumentsOf(body: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of body) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}
