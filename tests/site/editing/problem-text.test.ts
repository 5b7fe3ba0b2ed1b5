import { describe, expect, it } from 'vitest';
import type { EditWords } from '../../../site/editing/edit-words';
import { problemText } from '../../../site/editing/problem-text';
import { words } from '../words';

/** As React's production build words its errors. */
const thrown = (number: number) => ({
  reason: 'runtime' as const,
  message: `Minified React error #${number}; visit https://reactjs.org/docs/error-decoder.html?invariant=${number} for the full message.`,
});

describe('an error of changed code', () => {
  it.each([
    [
      31,
      'This code throws: an object, such as a date, stands where',
      '此代码抛出错误：应显示文本的位置是一个对象',
    ],
    [130, 'This code throws: an element has a type that is no', '此代码抛出错误：有一个元素的类型不是组件'],
    [
      185,
      'This code throws: a component sets its state again',
      '此代码抛出错误：组件在每次更新中都再次设置状态',
    ],
    [321, 'This code throws: a hook was called outside', '此代码抛出错误：在组件之外调用了 Hook'],
  ])('of React is said in plain words with its number: %i', (number, en, zh) => {
    for (const [language, start] of [
      ['en', en],
      ['zh', zh],
    ] as const) {
      const text = problemText(thrown(number), words[language] as EditWords);
      expect(text.slice(0, start.length)).toBe(start);
      expect(text).toMatch(new RegExp(`React (error|错误) #${number}[)）]$`));
      expect(text).not.toContain('{');
    }
  });

  it('is told as it came where there are no words for it', () => {
    expect(problemText(thrown(418), words['en'] as EditWords)).toBe(
      `This code throws: ${thrown(418).message}`,
    );
  });

  it('names what a browser does not have', () => {
    const text = problemText({ reason: 'commonjs', name: 'require' }, words['zh'] as EditWords);
    expect(text).toContain('浏览器中没有 require');
  });
});
