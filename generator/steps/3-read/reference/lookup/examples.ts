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
  /** Sort keys, most important first; smaller is better. */
  order: readonly number[];
}

/** A longer demo is not an example, unless there is no shorter one. */
const MOST_LINES = 60;

/**
 * Demos whose lengths differ by less count as equally short: the first one on a page introduces the others.
 */
const ABOUT_EQUAL = 10;

/**
 * Finds the smallest demo that shows how a component is used. The order: demos that render it before those
 * that only name it; demos of the guide that is most about it; the fewest other imports; the shortest code. A
 * demo that was written for the component's own page is used where there is no other.
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

/** Ties keep the reading order. */
function byOrder({ order: one }: Candidate, { order: other }: Candidate): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/** A demo with several stylings has no single file. */
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
