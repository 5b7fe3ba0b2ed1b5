/** The rooms of site/, top to bottom (house plan §1). A room looks only at floors below it, never sideways. */
export const floors: string[][] = [
  ['entries'],
  ['App.tsx', 'shared-styles.ts'],
  ['layout'],
  ['home'],
  ['page'],
  ['page-components'],
  [
    'demo',
    'code',
    'ads',
    'navigation',
    'head',
    'feedback',
    'notifications',
    'reference',
    'search',
    'service-worker',
  ],
  ['theme', 'language', 'playground'],
  ['preferences', 'routing', 'analytics'],
  ['support'],
];

/** Why a file of site/ may not look at another one; undefined when it may. */
export function wrongFloor(file: string, target: string): string | undefined {
  const [room, other] = [roomOf(file), roomOf(target)];
  if (room === other) return undefined;
  const [from, to] = [floorOf(room), floorOf(other)];
  if (from < 0 || to < 0) return `${from < 0 ? file : target} stands in a room without a floor`;
  return to > from ? undefined : `${file} looks ${to === from ? 'sideways' : 'up'} at ${target}`;
}

function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function floorOf(room: string): number {
  return floors.findIndex((rooms) => rooms.includes(room));
}
