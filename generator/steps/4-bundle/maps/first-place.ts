import type { Place, ThrownFrame } from '../../../model';

/** The place in the site's own source that a call in a bundled module was made at; none for one in a package. */
export type PlaceOf = (frame: ThrownFrame) => Place | undefined;

/** Where something was thrown: the place nearest to the throw that the site's authors wrote. */
export interface ThrownPlace {
  place: Place;
  /** The function it stands in, and the component that called it when it is none itself. */
  calls: string[];
}

/** The first of some calls that the site's own code made. */
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
