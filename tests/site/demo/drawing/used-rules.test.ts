import { describe, expect, it } from 'vitest';
import { classesOf, usedRule } from '../../../../site/demo/drawing/used-rules';

const used = (rule: string) =>
  usedRule(rule, classesOf('<p class="demo-1 Mui-cell"><b class="demo-2"></b></p>'));

describe('a drawing brings of a rule what it makes use of', () => {
  it.each([
    ['all that is about its elements', '.demo-1{a:b}', '.demo-1{a:b}'],
    ['of several selectors those about its elements', '.demo-1,.demo-1 .Mui-row{a:b}', '.demo-1{a:b}'],
    ['nothing about elements that it has not', '.demo-1 .Mui-row{a:b}', ''],
    ['what is about all elements but some', '.demo-1:not(.Mui-row){a:b}', '.demo-1:not(.Mui-row){a:b}'],
    ['nothing for who points at it', '.demo-1:hover{a:b}', ''],
    ['nor for who does not', '.demo-1:not(:hover){a:b}', '.demo-1:not(:hover){a:b}'],
    [
      'of a screen what is left there',
      '@media print{.demo-1{a:b}.Mui-row{a:b}}',
      '@media print{.demo-1{a:b}}',
    ],
    ['no screen that nothing is left of', '@media print{.Mui-row{a:b}}', ''],
    ['movements', '@keyframes x{from{a:b}}', '@keyframes x{from{a:b}}'],
    ['what stands before an element', '.demo-2::before{a:b}', '.demo-2::before{a:b}'],
  ])('%s', (_, rule, expected) => {
    expect(used(rule)).toBe(expected);
  });
});
