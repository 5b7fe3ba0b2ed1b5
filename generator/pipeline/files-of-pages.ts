import type { Assets, ReadText, RenderedPage } from '../model';
import { filesOfDemo } from '../steps/4-bundle/files-of-demo';

/** Urls of the files that only the demos of a page load, sorted. */
export function filesOfPages({
  assets,
  texts,
}: {
  assets: Assets;
  texts: ReadonlyMap<string, ReadText>;
}): (page: RenderedPage) => string[] {
  return ({ route }) => {
    const demoFiles = (route.text && texts.get(route.text.file)?.facts.demoFiles) ?? [];
    return [...new Set(demoFiles.flatMap((file) => filesOfDemo(assets, file)))].sort();
  };
}
