/** Stands where an internal link of a page's text begins, so that one text serves every language. */
export const LINK_PREFIX = '\uE002';

/** Stands around a name of the API and around its code, until the reference tells where the name leads. */
export const NAME_MARK = '\uE003';

/** All marks, those of slots (page/marks) among them: words of an author must not hold one. */
export const MARKS = /[\uE000-\uE003]/;

/** A slot as it is drawn (page/marks), with whatever the site wrote as its number. */
export const SLOTS = /\uE000([^\uE000\uE001]*)\uE001/g;
