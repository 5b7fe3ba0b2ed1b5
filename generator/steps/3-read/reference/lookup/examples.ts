import type { Snapshot } from '../../../../cache';
import type { FindExample, FindUsage, Routes, TextFacts } from '../../../../model';
import { demoName } from '../../demos/demo-anchors';
import { namesImported } from '../../demos/imported-names';

interface ExampleRequest {
  /** Of all texts. */
  facts: TextFacts[];
  routes: Routes;
  usage: FindUsage;
  snapshot: Snapshot;
  /** Folder of the pages, relative to the root. */
  pages: string;
}

/** The code of a demo, parsed once for all components. */
interface Code {
  code: string;
  imported: ReadonlySet<string>;
}

function readCode(file: string, snapshot: Snapshot): Code {
  const code = snapshot.textIfThere(file) ?? '';
  return { code, imported: new Set(namesImported(code)) };
}

/** Longer demos are used as an example only when there is no shorter one. */
const MOST_LINES = 60;

/**
 * Finds a demo that shows how a component is used: the first one on the nearest page; a demo that draws the component before
 * one that only mentions it. Falls back to an example file in the folder of the component's page.
 */
export function exampleFinder({ facts, routes, usage, snapshot, pages }: ExampleRequest): FindExample {
  const pathnames = new Map(routes.pages.map(({ url, pathname }) => [url, pathname]));
  const demos = new Map(facts.map(({ pathname, demoFiles }) => [pathname, demoFiles.filter(isDemo)]));
  const codes = new Map<string, Code>();
  const codeOf = (file: string): Code => {
    const known = codes.get(file) ?? readCode(file, snapshot);
    codes.set(file, known);
    return known;
  };
  return (page, language) => {
    const found = usage(page, language).flatMap(({ title, url }) =>
      (demos.get(pathnames.get(url) ?? '') ?? []).flatMap((file) => {
        const { code, imported } = codeOf(file);
        const isShown = shows(code, imported, page.name);
        return isShown ? [{ code, title, url: `${url}#${demoName(file)}` }] : [];
      }),
    );
    const drawn = found.filter(({ code }) => new RegExp(`<${page.name}\\b`).test(code));
    const best = drawn.length > 0 ? drawn : found;
    const own = snapshot.textIfThere(`${pages}${page.pathname}/${page.name}Example.tsx`);
    return (
      best.find(({ code }) => linesOf(code) <= MOST_LINES) ??
      best[0] ??
      (own === undefined ? undefined : { code: own })
    );
  };
}

/** Whether a demo is a single file, not one with several stylings. */
function isDemo(file: string): boolean {
  return /\.[jt]sx$/.test(file) && !/\/index\.[jt]sx$/.test(file);
}

/** Whether code draws a component, passes it to a slot, or styles it inside another component. */
function shows(code: string, imported: ReadonlySet<string>, name: string): boolean {
  const known = [name, `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`];
  return known.some((one) => imported.has(one) && usesOf(code, one) > 1);
}

/** How often a name stands in code, its import included. */
function usesOf(code: string, name: string): number {
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
}

function linesOf(code: string): number {
  return code.split('\n').length;
}
