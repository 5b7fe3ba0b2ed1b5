/** The folders of site/, top to bottom. A folder imports only from layers below it, never sideways. */
export const layers: string[][] = [
  ['entries'],
  ['App.tsx', 'shared-styles.ts', 'pictures'],
  ['layout'],
  ['home', 'plain'],
  ['page'],
  ['page-components'],
  ['editing'],
  ['reference'],
  ['demo', 'ads', 'navigation', 'head', 'feedback', 'notifications', 'search', 'service-worker'],
  ['code'],
  ['theme', 'language'],
  ['preferences', 'analytics'],
  ['support'],
];

/** Why a file of site/ may not look at another one; undefined when it may. */
export function wrongLayer(file: string, target: string): string | undefined {
  const [folder, other] = [folderOf(file), folderOf(target)];
  if (folder === other) return undefined;
  const [from, to] = [layerOf(folder), layerOf(other)];
  if (from < 0 || to < 0) return `${from < 0 ? file : target} stands in a folder without a layer`;
  return to > from ? undefined : `${file} looks ${to === from ? 'sideways' : 'up'} at ${target}`;
}

function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function layerOf(folder: string): number {
  return layers.findIndex((folders) => folders.includes(folder));
}
