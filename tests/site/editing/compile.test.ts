import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'fast-glob';
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
    'for (const a of b) { work(); }',
  ])('asks in each round of a loop whether it may go on: %s', (loop) => {
    const { code } = compiled(`${loop}\n`);
    const loops = loop.match(/\b(?:for|while|do)\b/g)?.length ?? 0;
    const rounds = loop.startsWith('do') ? 1 : loops;

    expect(code.match(/demoBeat\("Demo.tsx",1\)/g)).toHaveLength(rounds);
    expect(() => new Function('exports', 'require', `async () => { ${code} }`)).not.toThrow();
  });

  it.each([
    ['function f() { g(); }', 1],
    ['const f = function () {};', 1],
    ['const f = () => g();', 1],
    ['const f = () => ({ a: 1 });', 1],
    ['const f = (a) => (b) => a + b;', 2],
    ['const f = async () => { await g(); };', 1],
    ['const f = async a => await g(a), h = a => b => c => a;', 4],
    [
      'class A extends B { constructor() { super(); } get a() { return 1; } static async *b() {} c = () => this.a; }',
      4,
    ],
    ['const o = { a() {}, b: () => [() => 1], get c() { return 1; } };', 4],
    ['async function f() { for await (const a of b) work(); }', 2],
    ['items.map((item) => item.a ? () => 1 : () => 2).filter((a) => a);', 4],
    ['const App = ({ a = () => 1, ...rest }) => <A a={a} b={() => 2} {...rest}>{(c) => <p>{c}</p>}</A>;', 4],
    ['const f = <T,>(a: T): T => a;', 1],
    ['abstract class A { abstract a(): void; b(): void; b() { return; } }', 1],
    ['function f(a: string): void; function f(a: number): void; function f(a: any) { return a; }', 1],
  ])('asks whenever a function is called whether it may go on: %s', (text, calls) => {
    const { code } = compiled(`${text}\n`);

    expect(code.match(/demoBeat\("Demo.tsx",1\)/g)).toHaveLength(calls);
    expect(() => new Function('exports', 'require', code)).not.toThrow();
  });

  it('does as it did, for every demo of this site', () => {
    const files = globSync('data/pages/**/*.{tsx,jsx,ts,js}').filter((file) => !file.endsWith('.d.ts'));
    expect(files.length).toBeGreaterThan(500);
    for (const file of files) {
      const { code } = compile({ name: path.basename(file), code: readFileSync(file, 'utf8') });
      expect(() => new Function('exports', 'require', 'module', code), file).not.toThrow();
    }
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

  it.each([
    ['namespace N { export const a = 1; }', { reason: 'namespace' }],
    ['export namespace A.B { run(); }', { reason: 'namespace' }],
    ['namespace A { export namespace B { const a = 1; } }', { reason: 'namespace' }],
    ["const R = require('react');", { reason: 'commonjs', name: 'require' }],
    ["declare const require: any; const R = require('react');", { reason: 'commonjs', name: 'require' }],
    ["import fs = require('fs'); fs();", { reason: 'commonjs', name: 'require' }],
    ['module.exports = 1;', { reason: 'commonjs', name: 'module' }],
    ['exports.a = 1;', { reason: 'commonjs', name: 'exports' }],
    [
      "import * as React from 'react'; import React from 'react';",
      { reason: 'syntax', message: "Identifier 'React' has already been declared" },
    ],
    [
      "import { a } from './a'; import b, { c as a } from './b';",
      { reason: 'syntax', message: "Identifier 'a' has already been declared" },
    ],
    [
      "import { rows } from './a';",
      { reason: 'syntax', message: "Identifier 'rows' has already been declared" },
    ],
    [
      "import App from './a'; export default function App() {}",
      { reason: 'syntax', message: "Identifier 'App' has already been declared" },
    ],
    [
      "import { a } from './a'; const { b: [a] } = rows;",
      { reason: 'syntax', message: "Identifier 'a' has already been declared" },
    ],
  ])('says where it has what cannot run here, or nowhere: %s', (code, problem) => {
    const mistake = () => compiled(`const rows = [];\n${code}\n`);

    expect(problemOf(mistake)).toEqual({ file: 'Demo.tsx', line: 2, ...problem });
  });

  it.each([
    'namespace N { export interface A { b: 1 } type C = 1; namespace D {} }',
    'declare namespace N { const a: number; }',
    "declare module 'x' { export const a: number; }",
    'const f = (require) => require(1), g = ({ module }) => module.exports;',
    "import { a, type B } from './a'; const f = (a: B) => { const B = a; }; class C { a = 1; m(a) {} } for (const a of f) { let a; } try {} catch (a) {} const g = function a() {}, D = class a {};",
    "import { exports as a, b as module } from './a'; module(a.require, { exports: 1 });",
  ])('may have types of other places, and own names that CommonJS uses: %s', (code) => {
    expect(() => compiled(`${code}\n`)).not.toThrow();
  });
});

function problemOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof CodeError ? error.problem : error;
  }
}
