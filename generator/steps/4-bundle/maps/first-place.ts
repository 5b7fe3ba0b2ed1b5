import type { Place, ThrownFrame } from '../../../model';

/** Maps a call in a bundled module to its place in the source of the site; undefined for a call in a package. */
export type PlaceOf = (frame: ThrownFrame) => Place | undefined;

/** The innermost place of a stack that lies in a source of the site. */
export interface ThrownPlace {
  place: Place;
  /** The enclosing function and, if that is no component, the component that called it. */
  calls: string[];
}

/** The innermost call in code of the site. */
export function firstPlace(frames: readonly ThrownFrame[], placeOf: PlaceOf): ThrownPlace | undefined {
  const own = frames.flatMap((frame) => {
    const place = placeOf(frame);
    return place ? [{ place, name: frame.name }] : [];
  });
  const [first] = own;
  if (!first) return undefined;
  const component = own.find(({ name }) => /^[A-Z]/.test(name))?.name ?? '';
  return { place: first.place, calls: [...new Set([first.name, component])].filter((name) => name !== '') };
}
