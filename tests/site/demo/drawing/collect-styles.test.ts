// @vitest-environment happy-dom
import { expect, it, describe } from 'vitest';
import { collectStyles } from '../../../../site/demo/drawing/collect-styles';

const styles = ['color:red;&:focus{color:blue;}', 'margin:0;', 'padding:1px;& svg{padding:0;}'];

/** The rules of a drawing whose components declare some styles, in their order. */
function collected(declared: readonly string[]): { heard: string[]; used: string[] } {
  const heard: string[] = [];
  const { cache, usedBy } = collectStyles((rule) => heard.push(rule));
  const names = declared.map((text) => {
    const serialized = { name: text.replace(/\W/g, ''), styles: text };
    cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true);
    return `${cache.key}-${serialized.name}`;
  });
  return { heard, used: usedBy(names.map((name) => `<p class="${name}"></p>`).join('')) };
}

describe('the rules of a drawing', () => {
  it('are the same whatever was drawn before, in the order of this drawing', () => {
    const alone = styles.map((text) => collected([text]));
    const again = collected([...styles].reverse());
    expect(again.heard).toEqual(alone.toReversed().flatMap(({ heard }) => heard));
    expect(again.used).toEqual(alone.toReversed().flatMap(({ used }) => used));
  });

  it('hold nothing of another drawing that declares some of the same', () => {
    collected(['border:0;', 'border:1px;']);
    collected(['border:0;', 'top:0;', 'border:1px;']);

    expect(collected(['top:0;']).heard).toEqual([expect.stringMatching(/^\.[\w-]+\{top:0;\}$/)]);
  });
});
