import { describe, expect, it } from 'vitest';
import type { EditWords } from '../../../site/editing/edit-words';
import { problemText } from '../../../site/editing/problem-text';
import { words } from '../words';

describe('an error of changed code', () => {
  it('names what a browser does not have', () => {
    const text = problemText({ reason: 'commonjs', name: 'require' }, words['zh'] as EditWords);
    expect(text).toContain('浏览器中没有 require');
  });
});
