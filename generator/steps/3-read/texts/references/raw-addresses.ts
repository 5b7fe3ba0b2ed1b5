import { imageCandidates } from './image-candidates';
import { attributeOf, type RawTag } from './raw-html';

/** A URL that an attribute of raw HTML holds. */
export interface RawAddress {
  attribute: string;
  /** As written. */
  value: string;
  /** Its offset in the tag. */
  offset: number;
}

/** Attributes that hold one URL. */
const SINGLE = ['href', 'xlink:href', 'src', 'action', 'formaction'];

/** The URLs in the attributes of a tag. */
export function rawAddresses(tag: RawTag): RawAddress[] {
  const single = SINGLE.flatMap((attribute) => {
    const found = attributeOf(tag, attribute);
    return found ? [{ attribute, ...found }] : [];
  });
  const srcset = attributeOf(tag, 'srcset');
  const candidates = imageCandidates(srcset?.value ?? '').map(({ url, offset }) => ({
    attribute: 'srcset',
    value: url,
    offset: offset + (srcset?.offset ?? 0),
  }));
  return [...single, ...candidates];
}
