import path from 'node:path';
import type { Assets, DemoParts, Inventory, Place, Problem, ReadText } from '../model';
import { demoEndsProcess, demoHangs, demoServerFails, demoThrows } from '../problems/catalogue';
import { demoWithoutComponent } from '../problems/catalogue/demo-files';
import { firstPlace, type PlaceOf } from '../steps/4-bundle/maps/first-place';
import { demoPlaces } from '../steps/4-bundle/maps/source-places';
import {
  type DemoFailure,
  drawFallbacks,
  type Fallbacks,
} from '../steps/6-render/demo-fallback/draw-fallbacks';
import { missingBrowserName } from '../steps/6-render/demo-fallback/needs-browser';
import type { BuildContext } from './context';

/** Source files of all demos that texts show, sorted. */
export function demoFilesOf(texts: ReadonlyMap<string, ReadText>): string[] {
  return [...new Set([...texts.values()].flatMap(({ facts }) => facts.demoFiles))].sort();
}

/** A demo without a fallback: it shows nothing until its script runs. */
export interface UndrawnDemo {
  file: string;
  /** The browser global that it needs, such as `window`. Absent where it was drawn but nothing is visible. */
  needs?: string;
}

/** Package imports of demos, by source file. */
function importsOf(texts: ReadonlyMap<string, ReadText>): Record<string, string[]> {
  return Object.assign({}, ...[...texts.values()].map(({ facts }) => facts.demoImports));
}

interface DrawnDemos {
  /** Module and fallback of every demo, by source file. */
  demos: Record<string, DemoParts>;
  /** Demos that legitimately have no fallback. */
  undrawn: UndrawnDemo[];
  /** Problems of other demos that could not be drawn. */
  problems: Problem[];
}

interface DemosToDraw {
  inventory: Inventory;
  assets: Assets;
  texts: ReadonlyMap<string, ReadText>;
  /** Packages that a project needs to run each demo. */
  packages: Record<string, string[]>;
}

/** Step 6 for demos: draws the fallback of each, which readers without JavaScript see. */
export async function drawDemos(
  { memory }: Pick<BuildContext, 'memory'>,
  { inventory: { site }, assets, texts, packages }: DemosToDraw,
): Promise<DrawnDemos> {
  const files = demoFilesOf(texts);
  const languages = site.languages.all
    .map(({ code }) => code)
    .filter((code) => code !== site.languages.default);
  const fallbacks = await drawFallbacks({ assets, files, imports: importsOf(texts), languages, memory });
  const failed = Object.entries(fallbacks.failed).map(([file, failure]) => ({ file, failure }));
  const undrawn = failed.flatMap(({ file, failure }): UndrawnDemo[] => {
    const needs = failure.kind === 'threw' ? missingBrowserName(failure.thrown) : undefined;
    return needs === undefined ? [] : [{ file, needs }];
  });
  const noted = new Set(undrawn.map(({ file }) => file));
  const empty = files.filter((file) => !fallbacks.failed[file] && fallbacks.drawn[file]?.shows !== 'picture');
  const broken = failed.filter(({ file }) => !noted.has(file));
  const { entryFailure } = fallbacks;
  const needsPlaces = entryFailure !== undefined || broken.some(({ failure }) => failure.kind === 'threw');
  const request = { memory, site, demoFiles: files };
  const placeOf = needsPlaces
    ? await demoPlaces(
        request,
        broken.map(({ file }) => file),
      )
    : () => undefined;
  return {
    demos: demoParts(assets, files, {
      fallbacks: fallbacks.drawn,
      translated: fallbacks.translated,
      packages,
    }),
    undrawn: [...undrawn, ...(entryFailure ? [] : empty.map((file) => ({ file })))],
    problems: [
      ...(entryFailure ? [entryProblem(entryFailure, site.entries.demoServer ?? '', placeOf)] : []),
      ...broken.map(({ file, failure }) => {
        const module = path.basename(assets.demoServer?.demos[file] ?? '');
        return demoProblem({ file, module }, failure, placeOf);
      }),
    ],
  };
}

function entryProblem(
  { text, frames }: NonNullable<Fallbacks['entryFailure']>,
  entry: string,
  placeOf: PlaceOf,
): Problem {
  return demoServerFails(entry, text, firstPlace(frames, placeOf)?.place ?? startOf(entry));
}

/** A demo, and the module that contains its code and that of its own modules, but no other code. */
interface BrokenDemo {
  file: string;
  module: string;
}

/** Calls of the site that draws demos are no places of the mistake. */
function demoProblem({ file, module }: BrokenDemo, failure: DemoFailure, placeOf: PlaceOf): Problem {
  if (failure.kind === 'stopped') return demoHangs(file, failure.seconds);
  if (failure.kind === 'ended') return demoEndsProcess(file, failure.reason);
  if (failure.kind === 'no component') return demoWithoutComponent(startOf(file));
  const { when, thrown } = failure;
  const frames = thrown.frames.filter((frame) => frame.module === module);
  return demoThrows({ demo: file, when, thrown: thrown.text }, firstPlace(frames, placeOf)?.place);
}

function startOf(file: string): Place {
  return { file, line: 1, column: 1 };
}

/** Facts of demos other than their modules, by source file. */
interface KnownOfDemos {
  fallbacks?: Record<string, DemoParts['fallback']>;
  /** Fallbacks in other languages. */
  translated?: Fallbacks['translated'];
  packages: Record<string, string[]>;
}

/** Modules of demos, with their fallbacks and packages where there are any. */
export function demoParts(
  { demos }: Pick<Assets, 'demos'>,
  files: string[],
  { fallbacks = {}, translated = {}, packages }: KnownOfDemos,
): Record<string, DemoParts> {
  return Object.fromEntries(
    files.flatMap((file): [string, DemoParts][] => {
      const module = demos[file];
      const [fallback, needs] = [fallbacks[file], packages[file]];
      if (module === undefined) return [];
      const others = translated[file];
      return [
        [
          file,
          {
            module,
            ...(fallback && { fallback }),
            ...(others && { translated: others }),
            ...(needs && { packages: needs }),
          },
        ],
      ];
    }),
  );
}
