import { isDeepStrictEqual } from 'node:util';
import type { MemberCorrection, ReferenceCorrection, ReferenceProduct } from '../../../../contract/coverage';
import type { ReadPage, ReadReference } from '../../../../model/reference-pages';
import { correctPage } from './corrections';

/** A correction of one fact, and the name of what it corrects. */
interface SingleFact {
  of: string;
  correction: ReferenceCorrection;
}

/** What corrections name without changing it: a later package says the same, or a name is misspelt. */
export function needlessCorrections(
  pages: readonly ReadPage[],
  products: readonly ReferenceProduct[],
): ReadReference['needlessCorrections'] {
  return products.flatMap(({ name: product, corrections = [] }) =>
    corrections.flatMap((correction) =>
      correction.pages.flatMap((name) => {
        const page = pages.find((one) => one.product === product && one.name === name);
        const needless = { product, page: name, because: correction.because };
        if (!page) return [needless];
        const facts = singleFacts(correction).filter((fact) => !changes(page, fact));
        return [...new Set(facts.map(({ of }) => of))].map((of) => ({ ...needless, of }));
      }),
    ),
  );
}

/** Whether anything of a page is otherwise with a correction. */
function changes(page: ReadPage, { correction }: SingleFact): boolean {
  return !isDeepStrictEqual(correctPage(page, correction), page);
}

function singleFacts({ props = {}, slots = {}, classes = {}, ...others }: ReferenceCorrection): SingleFact[] {
  const { because, pages, ...ofPage } = others;
  const single = (of: string, fact: Partial<ReferenceCorrection>): SingleFact => ({
    of,
    correction: { because, pages, ...fact },
  });
  return [
    ...Object.entries(ofPage).map(([of, value]) => single(of, { [of]: value })),
    ...Object.entries({ props, slots, classes }).flatMap(([kind, members]) =>
      Object.entries(members).flatMap(([of, correction]) =>
        partsOf(correction).map((part) => single(of, { [kind]: { [of]: part } })),
      ),
    ),
  ];
}

function partsOf({ words = {}, ...facts }: MemberCorrection): MemberCorrection[] {
  return [
    ...Object.entries(facts).map(([fact, value]) => ({ [fact]: value })),
    ...Object.entries(words).map(([wrong, right]) => ({ words: { [wrong]: right } })),
  ];
}
