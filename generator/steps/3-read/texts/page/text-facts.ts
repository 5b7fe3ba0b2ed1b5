import type { Fence, PlacedComponent, Problem, Text, TextFacts, TextSection } from '../../../../model';
import { uniqueProblems } from '../../../../problems/unique';
import { demoAnchors } from '../../demos/demo-anchors';
import { importedNames } from '../../demos/imported-names';
import type { LoadedDemo } from '../../demos/load-demo';
import type { Marker } from '../../demos/read-marker';
import { countWords } from './count-words';
import type { DescribedText } from './describe-text';
import type { ParsedText } from './parse-text';

/** The sources of the facts. */
export interface FactSources {
  text: Text;
  parsed: ParsedText;
  described: DescribedText;
  /** The demos that are shown. */
  demos: readonly LoadedDemo[];
  problems: readonly Problem[];
  sections: TextSection[];
  /** Components listed in the section at the end of the page. */
  listed: readonly string[];
  fences: Fence[];
}

/** The facts of a text for other pages and checks; each problem once. */
export function textFacts(sources: FactSources): TextFacts {
  const { text, parsed, described, demos, problems, sections, listed, fences } = sources;
  const { headers, toc, aliases } = described;
  const { ids, links, images, names, members } = parsed.references;
  const { components: componentsPlace, productId: productPlace } = parsed.frontMatter.places;
  const product = headers.productId && productPlace && { target: headers.productId, place: productPlace };
  const demoIds = demos.flatMap(({ name }) => demoAnchors(name));
  return {
    pathname: text.pathname,
    language: text.language,
    file: text.file,
    anchors: [...new Set([...toc.map(({ hash }) => hash), ...aliases, ...ids, ...demoIds])],
    links,
    images,
    names,
    members: [...new Set([...members, ...listed])],
    problems: uniqueProblems(problems),
    words: countWords(parsed.tokens),
    sections,
    title: headers.title ?? '',
    description: headers.description ?? '',
    demoFiles: [...new Set(demos.flatMap(({ sources }) => Object.values(sources)))],
    demoImports: Object.fromEntries(demos.flatMap(importsOf)),
    fences,
    statements: Object.assign({}, ...demos.map(({ statements }) => statements)),
    imports: importedNames(demos),
    placed: [...parsed.markers.values()].flatMap(placedComponent),
    ...(product && { product }),
    components: parsed.frontMatter.components,
    ...(componentsPlace && { componentsPlace }),
  };
}

function placedComponent(marker: Marker): PlacedComponent[] {
  if (marker.kind !== 'component') return [];
  const { kind: _, ...placed } = marker;
  return [placed];
}

/** The first variant of a styling is in the language of its source. */
function importsOf({ sources, variants }: LoadedDemo): [file: string, imports: string[]][] {
  return Object.entries(sources).map(([styling, file]) => [
    file,
    variants.find((variant) => variant.styling === styling)?.imports ?? [],
  ]);
}
