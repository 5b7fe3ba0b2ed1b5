/** Placeholder for the prefix of internal links, which differs between languages. */
export const LINK_PREFIX = '\uE002';

/** Delimits a name of the API and its code until the API reference resolves the name. */
export const NAME_MARK = '\uE003';

/** Delimits a place where the page names files of the build, which change without the page (steps/7-compose/built-files). */
export const FILE_MARK = '\uE004';

/** All marks, including those of slots (page/marks). Texts of authors must not contain one. */
export const MARKS = /[\uE000-\uE004]/;

/** The same, as characters and as entities; the groups are hexadecimal and decimal numbers. */
export const WRITTEN_MARKS = new RegExp(`${MARKS.source}|&#x0*(e00[0-4]);|&#0*(5734[4-8]);`, 'gi');

/** A slot in drawn HTML (page/marks). The number is not validated here. */
export const SLOTS = /\uE000([^\uE000\uE001]*)\uE001/g;
