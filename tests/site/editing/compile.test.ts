import { describe, expect, it } from 'vitest';
import { CodeError } from '../../../site/editing/frame/code-error';
import { compile } from '../../../site/editing/frame/compile';

const compiled = (code: string, name = 'Demo.tsx') => compile({ name, code });

describe('a file of a demo that its reader changed', () => {
  it('becomes JavaScript with its lines where they were', () => {
    const { code } = compiled(
      "import type { A } from 'a';\nconst row: A = 1;\n\nexport default () => <b>{row}</b>;\n",
    );

    expect(code).not.toContain(': A');
    expect(code.split('\n')[3]).toContain('exports. default =');
  });

  it('names what it imports as values, and types nowhere', () => {
    const { wanted } = compiled(
      [
        "import * as React from 'react';",
        "import Box, { type BoxProps, other as o } from '@mui/material/Box';",
        "import './index.css';",
        "export { rows } from './rows';",
        'export default function Demo(props: BoxProps) { React.useId(); return Box(o, props); }',
        "const later = () => import('dayjs');",
      ].join('\n'),
    );

    expect(wanted).toEqual([
      { specifier: 'react', names: ['*'], line: 1 },
      { specifier: '@mui/material/Box', names: ['other', 'default'], line: 2 },
      { specifier: './index.css', names: [], line: 3 },
      { specifier: './rows', names: ['rows'], line: 4 },
      { specifier: 'dayjs', names: ['*'], line: 6 },
    ]);
  });

  it.each([
    'for (;;) work();',
    'for (;;) {}',
    'while (true) work();',
    'do work(); while (true);',
    'for (const a of b) for (const c in d) while (e) work();',
    'async function f() { for await (const a of b) work(); }',
  ])('asks in each round of a loop whether it may go on: %s', (loop) => {
    const { code } = compiled(`${loop}\n`);
    const loops = loop.match(/\b(?:for|while|do)\b/g)?.length ?? 0;
    const rounds = loop.startsWith('do') ? 1 : loops;

    expect(code.match(/demoBeat\("Demo.tsx",1\)/g)).toHaveLength(rounds);
    expect(() => new Function('exports', 'require', `async () => { ${code} }`)).not.toThrow();
  });

  it('that cannot be read says where', () => {
    const mistake = () => compiled('const rows = [];\nconst more = ;\n');

    expect(mistake).toThrow(CodeError);
    expect(problemOf(mistake)).toEqual({
      reason: 'syntax',
      message: 'Unexpected token',
      file: 'Demo.tsx',
      line: 2,
      column: 14,
    });
  });
});

function problemOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof CodeError ? error.problem : error;
  }
}
