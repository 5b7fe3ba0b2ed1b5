import { describe, expect, it } from 'vitest';
import { differencesOf } from '../../../../generator/steps/7-compose/markdown/differences';
import { plainSections } from '../../../../generator/steps/7-compose/search/plain-sections';
import { growthOf, MOST_GROWTH } from '../../../builders/growth';

/** Raw HTML that nothing ends; browsers read all of it as one tag. */
const shapes = {
  tags: '<div ',
  links: '<a ',
  headings: '<h2 ',
  quotes: '<a title="',
  'two kinds of quotes': '<a title=\'"',
  'attributes after others': '<div a="" b="',
};

const frame = { address: 'https://garden.example/', origin: 'https://garden.example' };

describe.each(Object.entries(shapes))(
  'the work for %s that nothing ends grows with their number',
  (_, unit) => {
    it('where a text is cut into sections', async () => {
      expect(await growthOf((count) => plainSections(unit.repeat(count)))).toBeLessThan(MOST_GROWTH);
    });

    it('where a page is compared with its Markdown', async () => {
      const compare = (body: string) =>
        differencesOf({ headings: [], links: [], fences: [] }, { body, texts: [body] }, frame);

      expect(await growthOf((count) => compare(`${unit.repeat(count)}<p id="end"></p>`))).toBeLessThan(
        MOST_GROWTH,
      );
    });
  },
);
