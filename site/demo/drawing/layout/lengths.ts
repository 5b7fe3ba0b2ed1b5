/** The context of a length, in px. */
export interface LengthContext {
  /** The base of percentages; undefined while unknown: such a length counts as `auto`. */
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

/** A CSS length in px; undefined for `auto`, for keywords, and for percentages without a base. */
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

/** Resolves `var(--a, b)`. */
export function withVariables(value: string, { variable }: Pick<LengthContext, 'variable'>): string {
  let text = value;
  for (let round = 0; round < 8 && text.includes('var('); round += 1)
    text = text.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g, (_, name, other) => {
      return variable(String(name)) ?? String(other ?? '');
    });
  return text;
}

/** The value of a calculation; undefined if a part of it is unknown. */
function calculate(text: string, context: LengthContext): number | undefined {
  const result = new Calculation(text, context).sum();
  return Number.isNaN(result) ? undefined : result;
}

/** Sums and products of `calc`; unknown parts are `NaN`. */
class Calculation {
  readonly #tokens: string[];
  readonly #context: LengthContext;
  #at = 0;

  constructor(text: string, context: LengthContext) {
    this.#tokens = text.match(/[\d.]+(?:px|rem|em|ch|vw|vh|%)?|(?:calc|min|max)?\(|[-+*/(),]/g) ?? [];
    this.#context = context;
  }

  sum(): number {
    let value = this.#product();
    for (let sign = this.#sign('+-'); sign; sign = this.#sign('+-'))
      value += sign === '+' ? this.#product() : -this.#product();
    return value;
  }

  #product(): number {
    let value = this.#part();
    for (let sign = this.#sign('*/'); sign; sign = this.#sign('*/'))
      value *= sign === '*' ? this.#part() : 1 / this.#part();
    return value;
  }

  #part(): number {
    const token = this.#next();
    if (token === '-') return -this.#part();
    if (!token.endsWith('(')) return lengthOf(token, this.#context) ?? Number.NaN;
    const values = [this.sum()];
    while (this.#sign(',')) values.push(this.sum());
    this.#next();
    if (token.startsWith('min')) return Math.min(...values);
    return token.startsWith('max') ? Math.max(...values) : (values[0] ?? 0);
  }

  #sign(signs: string): string | undefined {
    const token = this.#tokens[this.#at];
    return token !== undefined && signs.includes(token) ? this.#next() : undefined;
  }

  #next(): string {
    this.#at += 1;
    return this.#tokens[this.#at - 1] ?? '0';
  }
}

/** The arguments of a function: separated by commas outside parentheses. */
function argumentsOf(body: string): string[] {
  return splitOutside(body, (sign) => sign === ',');
}

/** The parts of a value: separated by white space outside parentheses, as in `calc(2 * (1px + 1em)) auto`. */
export function partsOf(value: string): string[] {
  return splitOutside(value, (sign) => sign.trim() === '').filter((part) => part !== '');
}

function splitOutside(text: string, separates: (sign: string) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && separates(sign)) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}
