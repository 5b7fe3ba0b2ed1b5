// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../../../site/demo/first-touch/record-presses';
import { planReplay } from '../../../../site/demo/replay/plan-replay';

const box = document.createElement('div');
box.innerHTML = '<button></button><p></p><input>';
const [button, text, field] = [...box.children];

/** What was done with an element; elsewhere if it has no box. */
function done(
  type: string,
  target: Element | undefined,
  facts: MouseEventInit & { box?: null } = {},
): RecordedEvent {
  const event = /key/.test(type) ? new KeyboardEvent(type, { key: 'a' }) : new MouseEvent(type, facts);
  target?.dispatchEvent(event);
  return { event, box: facts.box === null ? null : box, edges: new DOMRect(), caret: null };
}

const press = (target: Element | undefined, detail = 1) => [
  done('pointerdown', target),
  done('pointerup', target),
  done('click', target, { detail }),
];

/** What is planned: the elements, in their order. */
const planned = (recorded: RecordedEvent[]) =>
  planReplay(recorded).map((step) => (step.kind === 'press' ? step.down : step.done).event.target);

describe('of presses', () => {
  it('the last one is done', () => {
    expect(planned([...press(button), ...press(text)])).toEqual([text]);
  });

  it('both are done that make a double click, but not on a control', () => {
    expect(planned([...press(text), ...press(text, 2)])).toEqual([text, text]);
    expect(planned([...press(button), ...press(button, 2)])).toEqual([button]);
  });

  it('none is done that was followed by one elsewhere', () => {
    expect(planned([...press(button), done('pointerdown', document.body, { box: null })])).toEqual([]);
  });

  it('the one that became a scroll is not done, and the one before it is', () => {
    const scroll = [done('pointerdown', text), done('pointercancel', text)];
    expect(planned(scroll)).toEqual([]);
    expect(planned([...press(button), ...scroll])).toEqual([button]);
  });

  it('the one that is still held has no end', () => {
    const [held] = planReplay([done('pointerdown', text)]);
    expect(held?.kind === 'press' && held.up).toBeUndefined();
  });

  it('a click without a pointer is one', () => {
    expect(planned([done('click', button, { detail: 0 })])).toEqual([button]);
  });
});

describe('of keys', () => {
  it('all are done, whatever was pressed later', () => {
    expect(planned([done('keydown', field), done('keydown', field), ...press(text)])).toEqual([
      field,
      field,
      text,
    ]);
    expect(planned([done('keydown', field), done('pointerdown', document.body, { box: null })])).toEqual([
      field,
    ]);
  });

  it("a browser's own click for one is not done", () => {
    expect(planned([done('keydown', button), done('click', button, { detail: 0 })])).toEqual([button]);
  });
});
