import type { Memory } from '../cache';
import type { ApiReference, Inventory, Problem, ReadText, ReferenceFacts, Routes, TextFacts } from '../model';
import type { InstallTable } from '../published/install-table';
import { SECTION_PAGES } from '../published/section-pages';
import { openReference } from '../steps/3-read/reference/open-reference';
import { check } from '../steps/5-check/check';
import { checkTexts } from '../steps/5-check/check-texts';
import { checkWords } from '../steps/5-check/check-words';
import { dateAdapters } from '../steps/5-check/date-adapters';
import { demoSources } from '../steps/5-check/demo-sources';
import { checkGlossary } from '../steps/5-check/glossary/check-glossary';
import type { PlacedAnchors } from '../steps/5-check/links/addresses';
import { checkReference } from '../steps/5-check/reference/check-reference';
import { sandboxesOfDemos } from '../steps/5-check/sandboxes/sandboxes-of-demos';
import { publicOverBundled } from '../steps/5-check/taken-paths';
import { listProblems } from './list-problems';

/** Everything that was read of a site, and problems of other steps. */
export interface SiteToCheck {
  inventory: Inventory;
  routes: Routes;
  texts: ReadonlyMap<string, ReadText>;
  /** What was read of the packages; undefined when the site covers none, or before they are read. */
  declarations: ReferenceFacts | undefined;
  /** Problems of the modules of the site. */
  bundled: Problem[];
  /** Paths of bundled files in the output. */
  bundledFiles: readonly string[];
  /** Links that the site's code draws around every page. */
  framed: readonly string[];
  /** Problems of the types of demos. */
  types: Problem[];
}

/** The result of all checks. */
export interface CheckResult {
  reference: ApiReference | undefined;
  /** Packages that a project needs to run each demo, by source file. */
  packages: Record<string, string[]>;
  /** Packages that a project needs to run edited code. */
  installs: InstallTable;
  problems: Problem[];
}

/**
 * Step 5: applies all rules to everything that was read, and collects the problems of all steps. Also returns the packages
 * that demos need in a project.
 */
export function checkSite(memory: Memory, site: SiteToCheck): CheckResult {
  const { inventory, routes, texts, declarations, bundled, framed, types } = site;
  const { snapshot } = memory;
  const undecoded = undecodedFiles(inventory);
  const facts = [...texts.values()].map((text) => text.facts).filter(({ file }) => !undecoded.has(file));
  const reference = openReference(declarations, { inventory, routes, facts, snapshot });
  const sandboxes = sandboxesOfDemos(facts, inventory.site, memory);
  const all = [
    ...check(inventory),
    ...publicOverBundled(inventory, site.bundledFiles),
    ...facts.flatMap((text) => text.problems),
    ...checkTexts(facts, { inventory, routes, placed: placedAnchors(declarations), framed }),
    ...checkWords(inventory.siteSources, inventory),
    ...checkGlossary(inventory, memory),
    ...dateAdapters(demoSources(inventory, snapshot), inventory.site),
    ...sandboxes.problems,
    ...types,
    ...(reference ? referenceProblems(reference, inventory, facts) : []),
  ];
  const found = all.filter(
    ({ code, place }) => code === INVALID_UTF8 || !place || !undecoded.has(place.file),
  );
  const problems = listProblems(memory, [...found, ...notYetReported(bundled, found)]);
  const { packages, installs } = sandboxes;
  return { reference, packages, installs, problems };
}

const INVALID_UTF8 = 'INVALID_UTF8';

/**
 * Files in another encoding than UTF-8: what else would be found in them is only a consequence. Files of the definition are
 * left out, because problems of the whole site have their places there.
 */
function undecodedFiles({ problems, sources }: Inventory): Set<string> {
  const files = problems.flatMap(({ code, place }) => (code === INVALID_UTF8 && place ? [place.file] : []));
  return new Set(files.filter((file) => !sources.some((source) => source.file === file)));
}

/** Ids of the parts of the API reference that texts place. */
function placedAnchors(declarations: ReferenceFacts | undefined): PlacedAnchors {
  const { catalogues = [], tables = [] } = declarations ?? {};
  return ({ component, options }) => {
    if (component === SECTION_PAGES) return [];
    const catalogue = catalogues.find(({ name }) => name === component);
    const table = tables.find((one) => one.component === component && one.name === options['of']);
    return (catalogue ?? table)?.anchors;
  };
}

function referenceProblems(
  { facts: reference, coverage, translated, names }: ApiReference,
  inventory: Inventory,
  facts: TextFacts[],
): Problem[] {
  return checkReference({ reference, coverage, inventory, facts, translated, names });
}

/** Problems of the bundler in files without other problems: a demo that does not parse is reported only once. */
function notYetReported(bundled: Problem[], found: Problem[]): Problem[] {
  const files = new Set(
    found.flatMap(({ severity, place }) => (severity === 'error' && place ? [place.file] : [])),
  );
  return bundled.filter(({ place }) => !place || !files.has(place.file));
}
