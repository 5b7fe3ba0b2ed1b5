import { describe, expect, it } from 'vitest';
import { answer } from '../../generator/search/answer';
import type { TextShard, TitleShard } from '../../generator/search/shapes';
import { indexOf } from './measure';

const titles: TitleShard = {
  groups: ['Rain water', '土壤'],
  products: [
    {
      id: 'x-rain-barrels',
      pages: [
        { pathname: '/rain', title: 'Overview', groups: [0] },
        { pathname: '/rain/pipes', title: 'Pipes', groups: [0] },
        { pathname: '/rain/taps', title: 'Taps', groups: [0] },
      ],
      members: [],
    },
    {
      id: 'x-soil',
      pages: [
        { pathname: '/soil', title: 'Overview', groups: [1] },
        { pathname: '/soil/digging', title: 'Digging', groups: [1] },
      ],
      members: [],
    },
  ],
};

const texts: Record<string, TextShard> = {
  'x-rain-barrels': {
    pages: [
      { description: 'Keep what falls from the sky.' },
      { description: 'Clean them in spring. 春天清洗' },
      { description: 'They drip in winter.' },
    ],
    members: [],
    classes: [],
  },
  'x-soil': {
    pages: [
      { description: 'What plants stand in.' },
      {
        description:
          'Clean the spade in spring when it is full of rain water. Rain barrels help. Stones. 春天清洗雨桶',
      },
    ],
    members: [],
    classes: [],
  },
};

const index = indexOf(titles, texts, { pairs: [['雨桶', 'rain barrel']] });

const first = (question: string) => answer(index, question).blocks[0]?.found[0]?.pathname;

describe('a question names a product', () => {
  it.each([
    ['by its id', 'clean rain barrels in spring'],
    ['in the singular, at the end', 'How to clean in spring a rain barrel?'],
    ['as one word', 'RainBarrels clean in spring'],
    ['by its name in the menu', 'rain water, clean in spring'],
    ['by its translation in the glossary', '雨桶清洗'],
  ])('its page comes before one that repeats the name in its text: %s', (_, question) => {
    expect(first(question)).toBe('/rain/pipes');
  });

  it('another page is found if the product says nothing about it', () => {
    expect(first('stones in rain barrels')).toBe('/soil/digging');
  });

  it('a page about both comes first if it names two products', () => {
    expect(first('soil and rain water in spring')).toBe('/soil/digging');
  });
});
