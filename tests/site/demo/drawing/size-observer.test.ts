import { Window } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { clearLayout, setLayout } from '../../../../site/demo/drawing/browser/current-layout';
import { SizeObserver } from '../../../../site/demo/drawing/browser/size-observer';
import { createStyleRules } from '../../../../site/demo/drawing/layout/style-rules';

afterEach(() => {
  clearLayout();
  vi.unstubAllGlobals();
});

it('tells the size of what has a height, and nothing of what has none', async () => {
  const { document, MutationObserver } = new Window();
  vi.stubGlobal('MutationObserver', MutationObserver);
  document.body.innerHTML = '<p style="height: 20px"></p><i></i>';
  const root = document.body as unknown as Element;
  setLayout({ root, width: () => 300, screen: { width: 1440, height: 900 }, rules: createStyleRules(1440) });
  const heights: number[] = [];
  const observer = new SizeObserver(([entry]) => heights.push(entry?.contentRect.height ?? Number.NaN));
  for (const element of root.children) observer.observe(element);
  await new Promise((resolve) => setTimeout(resolve, 5));

  expect(heights).toEqual([20]);
});
