import type { ApiReference, ReadText, Route } from '../model';
import { exampleOn } from '../steps/6-render/reference/reference-content';

interface DemoSources {
  texts: ReadonlyMap<string, ReadText>;
  reference: ApiReference | undefined;
}

/** Source files of the demos that a page shows: those of its text, or the example of a page of the reference. */
export function demoFilesOfPage(route: Route, { texts, reference }: DemoSources): string[] {
  if (route.text) return texts.get(route.text.file)?.facts.demoFiles ?? [];
  const example = reference && exampleOn(route, reference);
  return example?.kind === 'demo' ? [example.source] : [];
}
