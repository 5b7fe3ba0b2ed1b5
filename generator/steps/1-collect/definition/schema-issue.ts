import type * as v from 'valibot';
import type { Path } from './run-definition';

/** One issue of schema validation. */
export type Issue = v.BaseIssue<unknown>;

/** From the root of the definition. */
export function pathOf({ path }: Issue): Path {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** Whether a field is missing. */
export function isMissing({ kind, received, path }: Issue): boolean {
  return kind === 'schema' && received === 'undefined' && path?.at(-1)?.origin === 'key';
}

/** The allowed values; empty where any value of a type is allowed. */
export function optionsOf({ type, expected }: Issue): string[] {
  if (type !== 'picklist' && type !== 'variant') return [];
  return [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, option = '']) => option);
}

/** What a value has to be, which completes "has to be". */
export function wantedText(issue: Issue, fields: readonly string[]): string {
  const options = optionsOf(issue);
  if (options.length > 0) return options.map((option) => `'${option}'`).join(' or ');
  if (issue.kind === 'validation') return issue.message;
  if (issue.type === 'object') return `an object with ${fields.join(', ')}`;
  return KINDS[issue.type] ?? issue.expected ?? 'another value';
}

const KINDS: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  record: 'an object',
};

/** Longer values are shortened. */
const MOST_SIGNS = 60;

/** A value as a message shows it. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string')
    return `'${value.length > MOST_SIGNS ? `${value.slice(0, MOST_SIGNS)}…` : value}'`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
