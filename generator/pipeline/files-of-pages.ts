import type { Assets, ReadText, RenderedPage } from '../model';
import { filesOfDemo } from '../steps/4-bundle/files-of-demo';

/** Says which browser files only a page's demos load, as urls, sorted. */
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
