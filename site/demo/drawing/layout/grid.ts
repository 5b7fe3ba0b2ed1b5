import { partsOf } from './lengths';

/** The inputs for the widths of grid columns, in px. */
export interface Columns {
  /** `grid-template-columns`, without variables. */
  template: string;
  /** The width of the grid. */
  whole: number;
  /** The gap between two columns. */
  gap: number;
  /** The number of items: `auto-fit` has no more columns than items. */
  items: number;
  /** A length of the template in px; undefined for a fraction. */
  lengthOf: (track: string) => number | undefined;
}

/** Fixed columns first; the others share the remaining width. */
export function columnWidths({ template, whole, gap, items, lengthOf }: Columns): number[] {
  const tracks = tracksOf({ template, whole, gap, items });
  const fixed = tracks.map(lengthOf);
  const taken = fixed.reduce<number>((sum, width) => sum + (width ?? 0), gap * (tracks.length - 1));
  const shares = tracks.map((track, at) => (fixed[at] === undefined ? shareOf(track) : 0));
  const all = shares.reduce((sum, share) => sum + share, 0) || 1;
  return tracks.map((_, at) => fixed[at] ?? ((whole - taken) * (shares[at] ?? 0)) / all);
}

function shareOf(track: string): number {
  return Number(/([\d.]+)fr/.exec(track)?.[1] ?? 1);
}

/** Expands `repeat(3, 1fr)`, and `auto-fill` and `auto-fit` to the number of columns that fit. */
function tracksOf({ template, whole, gap, items }: Omit<Columns, 'lengthOf'>): string[] {
  const repeated = /repeat\(\s*([\w-]+)\s*,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
  const written = template.replace(repeated, (_, count: string, track: string) => {
    const least = Number(/minmax\(\s*(?:min\()?([\d.]+)px/.exec(track)?.[1] ?? 100);
    const fitting = Math.max(1, Math.floor((whole + gap) / (least + gap)));
    const number = Number(count) || (count === 'auto-fit' ? Math.min(fitting, items) : fitting);
    return Array.from({ length: number }, () => (track.includes('fr') ? '1fr' : track)).join(' ');
  });
  return partsOf(written).map((part) =>
    part.startsWith('minmax') ? (/([\d.]+fr)/.exec(part)?.[1] ?? part) : part,
  );
}
