import * as v from 'valibot';
import { PLANS } from '../contract/plan';
import { listOf, sitePath, text, webAddress } from './fields';

/** The schema of the types in `contract/coverage`. */
const texts = v.array(text);
const named = v.exactOptional(v.record(v.string(), text));

const covered = {
  pathname: sitePath,
  export: text,
  title: v.exactOptional(text),
  instances: v.exactOptional(texts),
};

const pattern = v.pipe(v.string(), v.check(isPattern, 'a regular expression'));

export const referenceCatalogue = v.variant('kind', [
  v.object({ kind: v.literal('events'), name: text, export: text }),
  v.object({ kind: v.literal('selectors'), name: text, pattern }),
]);

export const referencePackage = v.object({
  name: text,
  plan: v.exactOptional(v.picklist(PLANS)),
  folder: v.exactOptional(text),
  sources: v.exactOptional(text),
  themeModule: v.exactOptional(text),
});

const correctedWords = v.exactOptional(v.record(text, v.string()));

const memberCorrection = v.object({
  type: v.exactOptional(texts),
  default: v.exactOptional(v.nullable(text)),
  description: v.exactOptional(text),
  adds: v.exactOptional(text),
  deprecated: v.exactOptional(v.null()),
  plan: v.exactOptional(v.picklist(PLANS)),
  words: correctedWords,
});

const correctedMembers = v.exactOptional(v.record(text, memberCorrection));

export const referenceCorrection = v.object({
  because: text,
  pages: texts,
  ref: v.exactOptional(v.nullable(text)),
  innerRef: v.exactOptional(text),
  nativeProps: v.exactOptional(v.boolean()),
  theme: v.exactOptional(v.null()),
  props: correctedMembers,
  slots: correctedMembers,
  classes: v.exactOptional(v.record(text, v.object({ adds: v.exactOptional(text), words: correctedWords }))),
});

export const referenceProduct = v.object({
  name: text,
  packages: listOf(referencePackage, ({ name }) => name, 'a package that the list has once'),
  components: v.array(
    v.object({ ...covered, package: text, lower: v.exactOptional(text), classes: v.exactOptional(text) }),
  ),
  interfaces: v.array(v.object(covered)),
  indexes: v.exactOptional(v.array(v.object({ pathname: sitePath }))),
  catalogues: v.exactOptional(v.array(referenceCatalogue)),
  supplements: v.exactOptional(v.object({ props: named, slots: named, classes: named })),
  corrections: v.exactOptional(v.array(referenceCorrection)),
  excluded: v.exactOptional(v.array(v.object({ because: text, names: texts }))),
});

export const referenceTables = v.object({
  name: text,
  component: text,
  packages: listOf(referencePackage, ({ name }) => name, 'a package that the list has once'),
});

export const referenceConventions = v.object({
  stateClasses: v.exactOptional(v.object({ prefix: text, names: texts })),
  classNameFunctions: v.exactOptional(texts),
  theme: v.exactOptional(v.object({ module: text, interface: text, prefix: v.string(), readers: texts })),
  elsewhere: v.exactOptional(v.array(v.object({ package: text, url: webAddress }))),
});

export const referenceCoverage = v.object({
  products: listOf(referenceProduct, ({ name }) => name, 'a product whose name no other one has'),
  tables: v.exactOptional(
    listOf(referenceTables, ({ component }) => component, 'a marker that no other tables have'),
  ),
  conventions: v.exactOptional(referenceConventions),
  translations: v.exactOptional(text),
});

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
