import type { Snapshot } from '../../../../cache';
import type { FindExample, FindUsage, FoundExample, TextFacts, UsingPage } from '../../../../model';
import { demoName } from '../../demos/demo-anchors';
import { type DemoCode, readDemoCode, shows } from './demo-code';

interface ExampleRequest {
  /** Of all texts. */
  facts: TextFacts[];
  defaultLanguage: string;
  usage: FindUsage;
  snapshot: Snapshot;
  /** Folder of the pages, relative to the root. */
  pages: string;
}

/** A demo that shows a component, on a page that uses it. */
interface Candidate {
  page: UsingPage;
  file: string;
  /** Smaller numbers are better, the first ones before the others. */
  order: readonly number[];
}

/** More lines are no example any more, unless there is nothing shorter. */
const MOST_LINES = 60;

/** Demos whose lengths differ by less are equally short: the first one on a page shows what the others build on. */
const ABOUT_EQUAL = 10;

/**
 * Finds the smallest demo that shows how a component is used. One that draws it comes before one that only names
 * it; then one of the guide that is most about it; then the one that imports the fewest other names, and is the
 * shortest. One that was written for the component alone, where its page would have a text, counts where there is
 * no such demo.
 */
export function exampleFinder(request: ExampleRequest): FindExample {
  const { facts, defaultLanguage, usage, snapshot, pages } = request;
  const texts = new Map(
    facts.filter(({ language }) => language === defaultLanguage).map((text) => [text.pathname, text]),
  );
  const codeOf = onceOf((file) => readDemoCode(snapshot.textIfThere(file) ?? ''));
  return (page, language) => {
    const found = usage(page, language).flatMap((using) =>
      candidatesOn(using, texts.get(using.pathname), { name: page.name, codeOf }),
    );
    const [best] = found.toSorted(byOrder);
    const text = best && texts.get(best.page.pathname);
    if (best && text) return foundDemo(best, text);
    const code = snapshot.textIfThere(`${pages}${page.pathname}/${page.name}Example.tsx`);
    return code === undefined ? undefined : { kind: 'code', code };
  };
}

function foundDemo({ page: { link }, file }: Candidate, text: TextFacts): FoundExample {
  const name = demoName(file);
  return { kind: 'demo', text: text.file, name, source: file, title: link.title, url: `${link.url}#${name}` };
}

interface Wanted {
  /** Of the component. */
  name: string;
  codeOf: (file: string) => DemoCode;
}

function candidatesOn(page: UsingPage, text: TextFacts | undefined, { name, codeOf }: Wanted): Candidate[] {
  const files = (text?.demoFiles ?? []).filter(isDemo);
  return files.flatMap((file): Candidate[] => {
    const demo = codeOf(file);
    if (!shows(demo, name)) return [];
    const { code, imported } = demo;
    const isDrawn = new RegExp(`<${name}\\b`).test(code);
    const lines = code.split('\n').length;
    const isShort = lines <= MOST_LINES;
    const length = Math.ceil(lines / ABOUT_EQUAL);
    const others = new Set(imported).size - (imported.includes(name) ? 1 : 0);
    return [{ page, file, order: [isDrawn ? 0 : 1, isShort ? 0 : 1, page.rank, others, length] }];
  });
}

/** Those that are as good as each other are in the order of reading. */
function byOrder({ order: one }: Candidate, { order: other }: Candidate): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/** A demo in several stylings is not one file. */
function isDemo(file: string): boolean {
  return /\.[jt]sx$/.test(file) && !/\/index\.[jt]sx$/.test(file);
}

function onceOf<T>(work: (key: string) => T): (key: string) => T {
  const done = new Map<string, T>();
  return (key) => {
    const known = done.get(key) ?? work(key);
    done.set(key, known);
    return known;
  };
}
