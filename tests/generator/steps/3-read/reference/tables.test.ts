import { beforeAll, describe, expect, it } from 'vitest';
import { placedKey } from '../../../../../generator/model/placed-key';
import type { PropsTable } from '../../../../../generator/page/reference';
import { fetchPlaced } from '../../../../../generator/steps/6-render/reference/fetch-reference';
import { placedReference } from '../../../../../generator/steps/6-render/reference/reference-content';
import { type CheckedSample, checkedSample } from './checked-sample';

let sample: CheckedSample;

beforeAll(async () => {
  sample = await checkedSample('tables-of-props');
}, 300_000);

/** A table that the start page places in a language, and the HTML of its words. */
function table(of: string, language: string): { drawn: PropsTable; slots: string[] } {
  const { site, bound, store } = sample;
  const route = site.routes.pages.find((one) => one.language === language);
  const facts = route?.text && site.texts.get(route.text.file)?.facts;
  const pending = placedReference(facts?.placed ?? [], language, bound)[placedKey('ToolProps', { of })];
  const slots: string[] = [];
  const drawn = pending && fetchPlaced(pending, store, slots);
  if (drawn?.kind !== 'props') throw new Error(`The page has no table of ${of}.`);
  return { drawn, slots };
}

describe('a table of props that a text places', () => {
  it('has what the component declares itself, what must be given first', () => {
    const { drawn } = table('Rake', 'zh');

    expect(drawn.props.map(({ name, required, default: usual }) => [name, required, usual])).toEqual([
      ['width', true, undefined],
      ['out', false, undefined],
      ['teeth', false, '12'],
    ]);
  });

  it('leaves what it takes of another component to that one', () => {
    expect(table('Rake', 'zh').drawn.inheritance).toEqual([
      { name: 'Handle', url: 'https://tools.example/handle/' },
    ]);
    expect(table('Handle', 'en').drawn.props.map(({ name }) => name)).toEqual(['length', 'material']);
  });

  it('says what the root element is, and that it can be another one', () => {
    expect(table('Rake', 'zh').drawn).toMatchObject({
      nativeProps: true,
      refGives: 'HTMLDivElement',
      replaceable: true,
    });
    expect(table('Handle', 'en').drawn).toMatchObject({ nativeProps: false });
    expect(table('Handle', 'en').drawn.replaceable).toBeUndefined();
  });

  it('writes out literals that others may add to', () => {
    expect(table('Rake', 'zh').drawn.props[0]?.type).toEqual([[{ text: "'small'" }], [{ text: "'large'" }]]);
  });

  it('is told row by row in the language of the page, else in the words of the package', () => {
    const { drawn, slots } = table('Rake', 'zh');
    const said = drawn.props.map(({ description }) => [
      slots[description?.html ?? -1],
      description?.language,
    ]);

    expect(said).toEqual([
      ['<p>How wide it is.</p>', 'en'],
      ['<p>Whether it is out of the shed.</p>', 'en'],
      ['<p>齿数。</p>', undefined],
    ]);
  });

  it('has ids that no other table of the page has', () => {
    const ids = sample.bound.reference.facts.tables.map(({ name, anchors }) => [name, anchors]);

    expect(ids).toEqual([
      ['Handle', ['handle-prop-length', 'handle-prop-material']],
      ['Rake', ['rake-prop-width', 'rake-prop-out', 'rake-prop-teeth']],
      ['Shed', ['shed-prop-locked']],
    ]);
    expect(table('Handle', 'en').drawn.props.map(({ anchor }) => anchor)).toEqual(ids[0]?.[1]);
  });
});
