import type { InferOutput } from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import type {
  ReferenceCatalogue,
  ReferenceConventions,
  ReferenceCoverage,
  ReferencePackage,
  ReferenceProduct,
  ReferenceTables,
} from '../../../generator/contract/coverage';
import type { Glossary, GlossaryTerm } from '../../../generator/contract/glossary';
import type { Language, Languages } from '../../../generator/contract/languages';
import type { NavigationEntry, TitleEntry } from '../../../generator/contract/navigation';
import type { Plan } from '../../../generator/contract/plan';
import type { SiteProduct } from '../../../generator/contract/products';
import type { SecuritySettings } from '../../../generator/contract/security';
import type { SiteDefinition } from '../../../generator/contract/site';
import type { Headers } from '../../../generator/page/content';
import type {
  referenceCatalogue,
  referenceConventions,
  referenceCoverage,
  referencePackage,
  referenceProduct,
  referenceTables,
} from '../../../generator/schema/coverage';
import type { glossary, glossaryTerm } from '../../../generator/schema/glossary';
import type { writtenHeaders } from '../../../generator/schema/headers';
import type {
  entries,
  folders,
  language,
  languages,
  navigationEntry,
  plan,
  securitySettings,
  siteDefinition,
  siteProduct,
  titleEntry,
} from '../../../generator/schema/site';

// The compiler is the judge (npm run types): a field in one of the two alone does not compile.
describe('the schema of a definition says what the types of the contract say', () => {
  it('of the whole, and of each part, so that the compiler names the part that drifted', () => {
    expectTypeOf<InferOutput<typeof siteDefinition>>().toEqualTypeOf<SiteDefinition>();
    expectTypeOf<InferOutput<typeof languages>>().toEqualTypeOf<Languages>();
    expectTypeOf<InferOutput<typeof language>>().toEqualTypeOf<Language>();
    expectTypeOf<InferOutput<typeof navigationEntry>>().toEqualTypeOf<NavigationEntry>();
    expectTypeOf<InferOutput<typeof titleEntry>>().toEqualTypeOf<TitleEntry>();
    expectTypeOf<InferOutput<typeof plan>>().toEqualTypeOf<Plan>();
    expectTypeOf<InferOutput<typeof securitySettings>>().toEqualTypeOf<SecuritySettings>();
    expectTypeOf<InferOutput<typeof folders>>().toEqualTypeOf<SiteDefinition['folders']>();
    expectTypeOf<InferOutput<typeof entries>>().toEqualTypeOf<SiteDefinition['entries']>();
    expectTypeOf<InferOutput<typeof siteProduct>>().toEqualTypeOf<SiteProduct>();
    expectTypeOf<InferOutput<typeof glossary>>().toEqualTypeOf<Glossary>();
    expectTypeOf<InferOutput<typeof glossaryTerm>>().toEqualTypeOf<GlossaryTerm>();
  });

  it('of front matter, whose lead stands in the text', () => {
    expectTypeOf<InferOutput<typeof writtenHeaders>>().toEqualTypeOf<Omit<Headers, 'lead'>>();
  });

  it('of what the reference covers', () => {
    expectTypeOf<InferOutput<typeof referenceCoverage>>().toEqualTypeOf<ReferenceCoverage>();
    expectTypeOf<InferOutput<typeof referenceProduct>>().toEqualTypeOf<ReferenceProduct>();
    expectTypeOf<InferOutput<typeof referenceTables>>().toEqualTypeOf<ReferenceTables>();
    expectTypeOf<InferOutput<typeof referencePackage>>().toEqualTypeOf<ReferencePackage>();
    expectTypeOf<InferOutput<typeof referenceCatalogue>>().toEqualTypeOf<ReferenceCatalogue>();
    expectTypeOf<InferOutput<typeof referenceConventions>>().toEqualTypeOf<ReferenceConventions>();
  });
});
