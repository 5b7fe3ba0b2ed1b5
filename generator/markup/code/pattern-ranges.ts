import type { CodeClass } from '../../code-kinds/code-classes';
import type { StyledRange } from './styled-range';

/** The groups are named by class; the first match at a position is used. */
const patterns = {
  bash: [
    String.raw`(?<comment>(?<=^|\s)#.*)`,
    String.raw`(?<string>"(?:\\.|[^"\\])*"|'[^']*')`,
    String.raw`(?<special>\$\{[^}\n]*\}|\$\w+)`,
    String.raw`(?<attribute>(?<=\s)--?[A-Za-z][\w-]*)`,
    String.raw`(?<function>(?<=^|^\$ |[;&|] *)[\w./@-]+(?!=))`,
    String.raw`(?<operator>&&|\|\||[|;<>])`,
  ],
  yaml: [
    String.raw`(?<comment>(?<=^|\s)#.*)`,
    String.raw`(?<property>(?<=^[ \t]*(?:- +)*)[\w.$/@-]+(?=:(?:\s|$)))`,
    String.raw`(?<string>"(?:\\.|[^"\\])*"|'[^']*')`,
    String.raw`(?<literal>(?<=[:\s-] ?)(?:true|false|null|-?\d+(?:\.\d+)?)(?=\s*(?:#|$)))`,
  ],
  diff: ['(?<deleted>^-.*)', String.raw`(?<inserted>^\+.*)`],
};

/** Languages that are highlighted by patterns; in a diff only whole lines are marked. */
export const patternLanguages: Partial<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(patterns).map(([language, parts]) => [language, new RegExp(parts.join('|'), 'gm')]),
);

/** Highlights code by patterns. */
export function patternRanges(code: string, pattern: RegExp): StyledRange[] {
  return [...code.matchAll(pattern)].flatMap((match) => {
    const is = classes.find((name) => match.groups?.[name] !== undefined);
    return is ? [{ from: match.index, to: match.index + match[0].length, is }] : [];
  });
}

const classes: readonly CodeClass[] = [
  'comment',
  'string',
  'special',
  'attribute',
  'function',
  'operator',
  'property',
  'literal',
  'deleted',
  'inserted',
];
