import { describe, expect, it } from 'vitest';
import { type Answer, answer } from '../../generator/search/answer';
import { smallIndex } from './small-index';

const index = smallIndex();

/** Addresses in the order in which they are shown; parts of a page below it. */
function shown({ blocks }: Answer): string[] {
  return blocks.flatMap(({ found }) =>
    found.flatMap((one) =>
      [one, ...one.parts].map(({ pathname, id }) => (id ? `${pathname}#${id}` : pathname)),
    ),
  );
}

const ask = (question: string, filter = {}) => shown(answer(index, question, filter));

describe('somebody who asks is told', () => {
  it('the page first, its parts below it, pages that answer later behind it, the reference after the guides', () => {
    expect(ask('rake')).toEqual([
      '/tools/rake',
      '/tools/rake#RakeLeaves',
      '/tools/rake#long-rakes',
      '/tools/rake#care-for-it',
      '/old/rake',
      '/seeds/cress',
      '/api/rake',
      '/api/rake#class-root',
      '/api/rake#prop-toothCount',
    ]);
  });

  it('a row of the reference before all guides when its name is asked for', () => {
    expect(ask('toothCount')[0]).toBe('/api/rake#prop-toothCount');
    expect(ask('toothcount')[0]).toBe('/api/rake#prop-toothCount');
  });

  it('no row before the guides that has a part of the question only', () => {
    expect(ask('toothCount of the spade')[0]).toBe('/tools/spade');
  });

  it('a class by the name that style sheets know', () => {
    expect(ask('GardenRake-root')[0]).toBe('/api/rake#class-root');
  });

  it.each([
    ['a beginning', 'spad', '/tools/spade'],
    ['a wrong letter', 'spede', '/tools/spade'],
    ['two letters the wrong way round', 'sapde', '/tools/spade'],
    ['a plural', 'spades', '/tools/spade'],
    ['a word of a text', 'autumn', '/tools/rake#care-for-it'],
    ['a title in another language', '耙子', '/tools/rake'],
    ['a section whose id does not follow from its title', 'blade', '/tools/spade#care-of-the-spade'],
    ['a word of their own', 'forks', '/tools/rake'],
    ['words that only ask', 'how do I turn the soil', '/tools/spade'],
  ])('what is meant by %s', (_, question, expected) => {
    expect(ask(question)[0]).toBe(expected);
  });

  it('a section of which one word is in its title and another in its text', () => {
    expect(ask('care autumn')[0]).toBe('/tools/rake#care-for-it');
  });

  it('what has some of the words where nothing has all of them', () => {
    expect(ask('spade zzzz')).toContain('/tools/spade');
  });

  it('what says most of it where nothing is called so, and nothing that says little', () => {
    const found = ask('oil the blade of a spade in autumn');

    expect(found).toContain('/tools/spade#care-of-the-spade');
    expect(found).toContain('/tools/rake#care-for-it');
    expect(found).not.toContain('/seeds/cress');
  });

  it('results of one kind, or of one product', () => {
    expect(ask('rake', { kind: 'demos' })).toEqual(['/tools/rake#RakeLeaves']);
    expect(ask('rake', { product: 'seeds' })).toEqual(['/seeds/cress']);
    expect(answer(index, 'rake', { kind: 'demos' }).counts).toEqual(answer(index, 'rake').counts);
  });

  it('what a page is called in other languages', () => {
    expect(answer(index, 'rake').others['zh']).toMatchObject([
      { pathname: '/tools/rake', title: [['耙子']] },
    ]);
  });

  it('the plan, the type and the groups around it', () => {
    const [rake] = answer(index, 'rake').blocks[0]?.found ?? [];
    const [row] = answer(index, 'toothCount').blocks[0]?.found ?? [];

    expect(rake).toMatchObject({ trail: ['Tools'], product: 'tools' });
    expect(rake?.parts.find(({ id }) => id === 'long-rakes')).toMatchObject({ plan: 'pro' });
    expect(row).toMatchObject({ type: 'number', member: 'prop', trail: ['Rake'] });
  });

  it('words that are written nearly like it where there is nothing', () => {
    const nothing = answer(index, 'spxxe');

    expect(nothing.blocks).toEqual([]);
    expect(nothing.nearest).toContain('Spade');
  });

  it.each([
    ['no stem', 'rakelaevss', ['RakeLeaves']],
    ['no two words without the space between them', 'xongraekss', []],
  ])('words as they are written on the site: %s', (_, question, nearest) => {
    expect(answer(index, question).nearest).toEqual(nearest);
  });

  it('only words that have results themselves, of the product that is asked for', () => {
    expect(answer(index, 'spxxe', { product: 'tools' }).nearest).toEqual(['Spade']);
    expect(answer(index, 'spxxe', { product: 'seeds' }).nearest).toEqual([]);
  });

  it('Chinese words that have most of its letters, too: a wrong one leaves none of its pairs', () => {
    const nothing = answer(index, '怎么用钯子');

    expect(nothing.blocks).toEqual([]);
    expect(nothing.nearest).toEqual(['耙子']);
    expect(answer(index, '鑫淼').nearest).toEqual([]);
  });

  it.each(['', '   ', '?!', '…'])('nothing for %j', (question) => {
    expect(answer(index, question).blocks).toEqual([]);
  });
});

describe('somebody who names a package as imports do is told', () => {
  const pages = ['/tools/rake', '/tools/spade', '/old/rake', '/api/rake'];

  it.each([
    ['its name', '@garden/tools'],
    ['that of a paid one', '@garden/tools-pro'],
    ['its name without the scope', 'tools-pro'],
    ['a version', '@garden/tools@2.0.0'],
    ['an import', "from '@garden/tools';"],
    ['a module that the site does not know', '@garden/tools/zzzz'],
  ])('the pages of its product in the order of the site: %s', (_, question) => {
    expect(ask(question)).toEqual(pages);
  });

  it('the page of the module, and other products after its own', () => {
    expect(ask('@garden/tools/Spade')[0]).toBe('/tools/spade');
    expect(ask('@garden/tools/toothCount')[0]).toBe('/api/rake#prop-toothCount');
    expect(ask('@garden/tools sow')).toEqual([...pages.slice(0, 3), '/seeds/cress', '/api/rake']);
  });

  it('what the product says about the other words', () => {
    expect(ask('@garden/tools autumn')[0]).toBe('/tools/rake#care-for-it');
  });

  it('nothing of it where another product is asked for, or part of a longer name is its name', () => {
    expect(ask('@garden/tools', { product: 'seeds' })).toEqual([]);
    expect(ask('@garden/toolshed')).not.toEqual(pages);
  });
});

describe('before the texts have come', () => {
  it('pages, sections and rows are found, of which the places are not known yet', () => {
    const first = smallIndex({ withTexts: false });
    const [spade] = answer(first, 'spade').blocks[0]?.found ?? [];
    const [care] = answer(first, 'care').blocks[0]?.found ?? [];

    expect(spade).toMatchObject({ pathname: '/tools/spade', id: '' });
    expect(care?.id).toBeUndefined();
  });
});
