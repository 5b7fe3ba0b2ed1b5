import type { ApiReference, Assets, ReadText, RenderedPage } from '../model';
import { filesOfDemo } from '../steps/4-bundle/files-of-demo';
import { demoFilesOfPage } from './demo-files-of-page';

interface FilesRequest {
  assets: Assets;
  texts: ReadonlyMap<string, ReadText>;
  reference: ApiReference | undefined;
}

/** Says which browser files only a page's demos load, as urls, sorted. */
export function filesOfPages({ assets, ...sources }: FilesRequest): (page: RenderedPage) => string[] {
  return ({ route }) => {
    const demoFiles = demoFilesOfPage(route, sources);
    return [...new Set(demoFiles.flatMap((file) => filesOfDemo(assets, file)))].sort();
  };
}
