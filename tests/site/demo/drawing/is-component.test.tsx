import { createContext, forwardRef, lazy, memo } from 'react';
import { expect, it } from 'vitest';
import { demoServerEntry } from '../../../../site/entries/demo-server';

const Bed = () => <p>bed</p>;

it.each([
  ['a function', Bed],
  ['memo', memo(Bed)],
  ['forwardRef', forwardRef(Bed)],
  ['lazy', lazy(async () => ({ default: Bed }))],
  ['a provider', createContext(1).Provider],
])('a demo may export %s', (_, value) => {
  expect(demoServerEntry.isComponent?.(value)).toBe(true);
});

it.each([
  ['a number', 5],
  ['nothing', undefined],
  ['null', null],
  ['an object', { a: 1 }],
  ['an element', <Bed key="bed" />],
])('a demo that exports %s exports no component', (_, value) => {
  expect(demoServerEntry.isComponent?.(value)).toBe(false);
});
