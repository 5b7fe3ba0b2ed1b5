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
}

/** More lines are no example any more, unless there is nothing shorter. */
const MOST_LINES = 60;

/**
 * Finds one demo that shows how a component is used: the first one that draws it on the nearest page that has
 * such a demo.
 */
export function exampleFinder({ facts, routes, usage, snapshot }: ExampleRequest): FindExample {
  const pathnames = new Map(routes.pages.map(({ url, pathname }) => [url, pathname]));
  const demos = new Map(facts.map(({ pathname, demoFiles }) => [pathname, demoFiles.filter(isDemo)]));
  return (page, language) => {
    const found = usage(page, language).flatMap(({ title, url }) =>
      (demos.get(pathnames.get(url) ?? '') ?? []).flatMap((file) => {
        const code = snapshot.textIfThere(file) ?? '';
        return draws(code, page.name) ? [{ code, title, url: `${url}#${demoName(file)}` }] : [];
      }),
    );
    return found.find(({ code }) => linesOf(code) <= MOST_LINES) ?? found[0];
  };
}

/** A demo in several stylings is not one file. */
function isDemo(file: string): boolean {
  return /\.[jt]sx$/.test(file) && !/\/index\.[jt]sx$/.test(file);
}

function draws(code: string, name: string): boolean {
  return new RegExp(`<${name}\\b`).test(code) && namesImported(code).includes(name);
}

function linesOf(code: string): number {
  return code.split('\n').length;
}
