/** The URL of one of the images of a `srcset`, and its offset in it. */
interface ImageCandidate {
  url: string;
  offset: number;
}

/** A URL has commas only inside, as a data URL does; what follows it up to the next comma is its size or density. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)[^,]*/g;

/** The URLs of a `srcset`: `small.png 480w, large.png 960w`. */
export function imageCandidates(srcset: string): ImageCandidate[] {
  return [...srcset.matchAll(CANDIDATE)].map(({ 1: url = '', index }) => ({ url, offset: index }));
}

/** The same images at other URLs. */
export function replaceCandidates(srcset: string, replace: (url: string) => string): string {
  return srcset.replace(
    CANDIDATE,
    (candidate: string, url: string) => replace(url) + candidate.slice(url.length),
  );
}
